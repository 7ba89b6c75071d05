import { useTranslation } from '../../texts/use-translation.ts';
import { useFileAddress } from '../../ui/files/use-file-address.ts';
import styles from './facturas.module.css';
import { nombreDe } from './nombres.ts';
import type { CampoEditado } from './use-campos.ts';
import type { Lectura } from './use-lecturas.ts';

/** The width of an A4 in points; of its height, the part that has values is drawn. */
const ANCHO = 595;
const MARGEN = 24;

type Props = {
  readonly campos: readonly CampoEditado[];
  /** The field that is being looked at. */
  readonly actual: string | undefined;
  readonly onChoose: (nombre: string) => void;
  readonly lectura: Lectura & { readonly estado: 'leida' };
};

/** The page of the field that is being looked at, with each value where the bill prints it. */
export function Pagina({ campos, actual, onChoose, lectura: { fuente, fichero } }: Props) {
  const { t } = useTranslation('facturas');
  const fondo = useFileAddress(fuente === 'foto' ? fichero : undefined);
  const situados = campos.filter(({ caja }) => caja[2] !== 0);
  const pagina = situados.find(({ nombre }) => nombre === actual)?.pagina ?? situados[0]?.pagina ?? 1;
  const suyos = situados.filter((campo) => campo.pagina === pagina);
  const ancho = Math.max(ANCHO, ...suyos.map(({ caja: [x = 0, , w = 0] }) => x + w + MARGEN));
  const arriba = Math.max(0, Math.min(...suyos.map(({ caja: [, y = 0] }) => y)) - MARGEN);
  const alto = Math.max(...suyos.map(({ caja: [, y = 0, , h = 0] }) => y + h)) + MARGEN - arriba;
  if (situados.length === 0) return null;
  return (
    <figure className={styles.pagina}>
      <figcaption>{t('pagina', { pagina })}</figcaption>
      <svg viewBox={`0 ${arriba} ${ancho} ${alto}`} aria-hidden="true">
        <rect className={styles.papel} y={arriba} width={ancho} height={alto} />
        {fondo && <image href={fondo} width={ANCHO} />}
        {suyos.map(({ nombre, caja: [x = 0, y = 0, w = 0, h = 0], confirmado, valor }) => (
          // The list beside it does the same by keyboard, with the names in words.
          // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is hidden from who does not see it
          <g
            key={nombre}
            className={styles.marca}
            data-now={nombre === actual || undefined}
            data-doubtful={!confirmado || undefined}
            data-over={fondo !== undefined || undefined}
            onClick={() => onChoose(nombre)}
          >
            <title>{`${t(`campo-${nombreDe(nombre).clave}`)} ${nombreDe(nombre).detalle}`}</title>
            <rect x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx={3} />
            {fondo === undefined && (
              <text
                x={x}
                y={y + h - 1}
                fontSize={Math.min(h, 12)}
                textLength={w}
                lengthAdjust="spacingAndGlyphs"
              >
                {String(valor ?? '').slice(0, 60)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
