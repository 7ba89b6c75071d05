import type { productos } from '@vatio/contract';
import type { Fees } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import type { EstudioVista } from '../comparacion/vista.ts';
import { FilaOferta } from './fila-oferta.tsx';
import styles from './ofertas.module.css';

export type FichasDeProducto = ReadonlyMap<string, productos.ProductoVigente>;

export type DatosDeOferta = {
  readonly estudio: EstudioVista;
  readonly fees: Fees;
  /** Powers of the offers. */
  readonly potenciasKw: readonly number[];
  readonly conPrecios: boolean;
};

type Props = DatosDeOferta & {
  readonly fichas: FichasDeProducto;
  readonly elegida: string | undefined;
  readonly onElegir: (idProducto: string) => void;
};

/** The offers, cheapest first. They are one group of radio buttons: the arrows walk them and the comparison follows. */
export function ListaOfertas({ fichas, elegida, onElegir, ...datos }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <table className={styles.lista}>
      <caption className="vt-hidden">{t('ofertas')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('oferta')}</th>
          <th scope="col">{t('totalDe', { dias: datos.estudio.dias })}</th>
          <th scope="col">{t('ahorroAnual')}</th>
          <th scope="col" className="vt-no-print">
            {t('comision')}
          </th>
          <th scope="col">€/MWh</th>
        </tr>
      </thead>
      <tbody>
        {datos.estudio.ofertas.map((oferta, puesto) => (
          <FilaOferta
            key={oferta.idProducto}
            {...datos}
            oferta={oferta}
            puesto={puesto + 1}
            ficha={fichas.get(oferta.idProducto)}
            elegida={oferta.idProducto === elegida}
            onElegir={onElegir}
          />
        ))}
      </tbody>
    </table>
  );
}
