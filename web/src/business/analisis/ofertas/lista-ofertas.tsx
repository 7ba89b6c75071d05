import { memo, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { OFERTAS_A_LA_VISTA } from '../calculo/estudio-vivo.ts';
import type { OfertaVista } from '../comparacion/vista.ts';
import type { DatosDeOferta, FichasDeProducto } from './datos-de-oferta.ts';
import { FilaOferta } from './fila-oferta.tsx';
import { nombreDeComision } from './ganancia.ts';
import styles from './ofertas.module.css';

type Props = {
  /** It has to be the same object until something in it changes, because the rows compare it. */
  readonly datos: DatosDeOferta;
  readonly ofertas: readonly OfertaVista[];
  readonly fichas: FichasDeProducto;
  readonly elegida: string | undefined;
  readonly onChoose: (productoId: string) => void;
};

/**
 * The offers, cheapest first. They are one group of radio buttons: the arrow keys go through them and the comparison
 * follows.
 */
export const ListaOfertas = memo(function ListaOfertas(props: Props) {
  const { datos, ofertas, fichas, elegida, onChoose } = props;
  const [todas, setTodas] = useState(false);
  const aLaVista = todas ? ofertas : ofertas.slice(0, OFERTAS_A_LA_VISTA);
  const ocultas = ofertas.length - aLaVista.length;
  const { t } = useTranslation('analisis');
  return (
    <>
      <table className={styles.lista}>
        <caption className="vt-hidden">{t('ofertas')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('oferta')}</th>
            <th scope="col">{t('totalDe', { dias: datos.dias })} (€)</th>
            <th scope="col">{t('ahorroAnual')} (€)</th>
            {ofertas.every(({ comision }) => comision !== null) && (
              <th scope="col" className="vt-no-print">
                {t(nombreDeComision(datos))} (€)
              </th>
            )}
            <th scope="col">€/MWh</th>
          </tr>
        </thead>
        <tbody>
          {aLaVista.map((oferta, puesto) => (
            <FilaOferta
              key={oferta.productoId}
              datos={datos}
              oferta={oferta}
              puesto={puesto + 1}
              ficha={fichas.get(oferta.productoId)}
              elegida={oferta.productoId === elegida}
              onChoose={onChoose}
              t={t}
            />
          ))}
        </tbody>
      </table>
      {ocultas > 0 && (
        <div className={`${styles.mas} vt-no-print`}>
          <Button small look="quiet" onClick={() => setTodas(true)}>
            {t('verMasOfertas', { count: ocultas })}
          </Button>
        </div>
      )}
    </>
  );
});
