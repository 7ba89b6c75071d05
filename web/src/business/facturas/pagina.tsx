import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button, IconButton } from '../../ui/nav/button.tsx';
import styles from './facturas.module.css';
import { Marca } from './marca.tsx';
import { nombreDe } from './nombres.ts';
import type { CampoEditado } from './use-campos.ts';
import { useHoja } from './use-hoja.ts';
import type { Lectura } from './use-lecturas.ts';

const MARGEN = 24;
const SCROLLS = { tabIndex: 0 } as const;

type Props = {
  readonly campos: readonly CampoEditado[];
  /** The field that is being looked at. */
  readonly actual: string | undefined;
  readonly onChoose: (nombre: string) => void;
  readonly lectura: Lectura & { readonly estado: 'leida' };
  readonly visible: boolean;
  /** In a narrow window the page may be out of sight, where nothing has a place. */
  readonly visto: boolean;
};

/** The page of the field that is being looked at, with each value where the bill prints it. */
export function Pagina({ campos, actual, onChoose, lectura, visible, visto }: Props) {
  const { t } = useTranslation('facturas');
  const situados = campos.filter(({ caja }) => caja[2] !== 0);
  const mirado = situados.find(({ nombre }) => nombre === actual);
  const { pagina, turnTo } = usePagina(mirado ?? situados[0]);
  const { fondo, ancho, alto, paginas, failed } = useHoja({ lectura, pagina, visible });
  const suyos = situados.filter((campo) => campo.pagina === pagina);
  const hoja = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is sought again where the field or the paper is another
  useEffect(() => showPlace(hoja.current), [actual, fondo, visto]);
  if (situados.length === 0) return null;
  const { clave, detalle } = nombreDe(mirado?.nombre ?? '');
  return (
    <figure className={styles.pagina}>
      <figcaption className="vt-ends">
        <span>{t('pagina', { pagina, paginas: Math.max(paginas, pagina) })}</span>
        {paginas > 1 && (
          <span className="vt-row">
            <IconButton
              icon={IconChevronLeft}
              label={t('paginaAnterior')}
              small
              disabled={pagina === 1}
              onClick={() => turnTo(pagina - 1)}
            />
            <IconButton
              icon={IconChevronRight}
              label={t('paginaSiguiente')}
              small
              disabled={pagina === paginas}
              onClick={() => turnTo(pagina + 1)}
            />
          </span>
        )}
      </figcaption>
      {mirado && (
        <div className="vt-ends">
          <span>{`${t(`campo-${clave}`)} ${detalle}`}</span>
          <Button small look="quiet" data-back onClick={() => onChoose(mirado.nombre)}>
            {t('volverAlCampo')}
          </Button>
        </div>
      )}
      <section className={styles.hoja} ref={hoja} aria-label={t('hoja')} {...SCROLLS}>
        <svg viewBox={viewOf(suyos, ancho, alto)} aria-hidden="true">
          <rect className={styles.papel} width="100%" height={alto ?? '100%'} />
          {fondo && <image href={fondo} width={ancho} height={alto} />}
          {suyos.map((campo) => (
            <Marca key={campo.nombre} {...{ campo, actual, onChoose }} over={fondo !== undefined} />
          ))}
        </svg>
      </section>
      {failed && <p className="vt-note">{t('sinHoja')}</p>}
    </figure>
  );
}

/** The page of the field, until somebody turns to another one. */
function usePagina(campo: CampoEditado | undefined) {
  const [turned, setTurned] = useState<{ readonly from: string | undefined; readonly to: number }>();
  const from = campo?.nombre;
  const pagina = turned && turned.from === from ? turned.to : (campo?.pagina ?? 1);
  return { pagina, turnTo: (to: number) => setTurned({ from, to }) };
}

/** The whole page where it is drawn, and of one that is not, the part that has values. */
function viewOf(campos: readonly CampoEditado[], ancho: number, alto: number | undefined): string {
  if (alto !== undefined || campos.length === 0) return `0 0 ${ancho} ${alto ?? ancho}`;
  const hasta = Math.max(ancho, ...campos.map(({ caja: [x = 0, , w = 0] }) => x + w + MARGEN));
  const arriba = Math.max(0, Math.min(...campos.map(({ caja: [, y = 0] }) => y)) - MARGEN);
  const abajo = Math.max(...campos.map(({ caja: [, y = 0, , h = 0] }) => y + h)) + MARGEN;
  return `0 ${arriba} ${hasta} ${abajo - arriba}`;
}

/** Moves the page within its frame, and never the window, so that whoever writes in a field keeps it in sight. */
function showPlace(hoja: HTMLElement | null): void {
  const place = hoja?.querySelector('[data-now]')?.getBoundingClientRect();
  if (!hoja || !place) return;
  const frame = hoja.getBoundingClientRect();
  hoja.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
  hoja.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
}
