import type { productos } from '@vatio/contract';
import type { Translate } from '../../../texts/dictionary.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { OfertaVista } from '../comparacion/vista.ts';
import { fraseDeExcedentes } from './excedentes-de-oferta.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly oferta: OfertaVista;
  readonly puesto: number;
  readonly ficha: productos.ProductoVigente | undefined;
  readonly elegida: boolean;
  readonly onChoose: (productoId: string) => void;
  readonly t: Translate;
};

/** The rank, name and conditions of an offer, and the button that puts it in the comparison. */
export function NombreDeOferta({ oferta, puesto, ficha, elegida, onChoose, t }: Props) {
  return (
    <>
      <label className={styles.nombre}>
        <input type="radio" name="oferta" checked={elegida} onChange={() => onChoose(oferta.productoId)} />
        <span className={styles.puesto}>{puesto}</span>
        <span>
          <span className={styles.producto}>{oferta.producto}</span>
          <span className={styles.detalle}>
            {oferta.comercializadora}
            {ficha && ` · ${t('meses', { count: ficha.duracionMeses })}`}
          </span>
          {oferta.excedentes && (
            <span className={styles.detalle}>{fraseDeExcedentes(oferta.excedentes, t)}</span>
          )}
        </span>
      </label>
      <span className={styles.marcas}>
        {ficha?.renovable && <Badge tone="ok">{t('renovable')}</Badge>}
        {ficha?.permanencia && <Badge>{t('permanencia')}</Badge>}
        {ficha && !ficha.peajesIncluidos && <Badge>{t('peajesAparte')}</Badge>}
        {oferta.aproximado && <Badge tone="warn">{t('indexadoAproximado')}</Badge>}
      </span>
    </>
  );
}
