import { useTranslation } from '../../texts/use-translation.ts';
import styles from './facturas.module.css';
import { nombreDe } from './nombres.ts';
import type { CampoEditado } from './use-campos.ts';

type Props = {
  readonly campo: CampoEditado;
  readonly actual: string | undefined;
  readonly onChoose: (nombre: string) => void;
  /** The paper behind it shows the value. */
  readonly over: boolean;
};

/** The place of a value on the page, which leads to its field. */
export function Marca({ campo, actual, onChoose, over }: Props) {
  const { t } = useTranslation('facturas');
  const { nombre, caja, confirmado, valor } = campo;
  const [x = 0, y = 0, w = 0, h = 0] = caja;
  const { clave, detalle } = nombreDe(nombre);
  return (
    // The list beside it does the same by keyboard, with the names in words.
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is hidden from who does not see it
    <g
      className={styles.marca}
      data-place={nombre}
      data-now={nombre === actual || undefined}
      data-doubtful={!confirmado || undefined}
      data-over={over || undefined}
      onClick={() => onChoose(nombre)}
    >
      <title>{`${t(`campo-${clave}`)} ${detalle}`}</title>
      <rect x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx={3} />
      {!over && (
        <text x={x} y={y + h - 1} fontSize={Math.min(h, 12)} textLength={w} lengthAdjust="spacingAndGlyphs">
          {String(valor ?? '').slice(0, 60)}
        </text>
      )}
    </g>
  );
}
