import { IconTagOff } from '@tabler/icons-react';
import type { Fees, Issue } from '@vatio/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import type { Cambio } from '../borrador/borrador.ts';
import { bandasComunes, llevarABanda } from '../calculo/fees.ts';
import type { EstudioVista, OfertaVista } from '../comparacion/vista.ts';
import { CifrasDeOferta } from '../ofertas/cifras-de-oferta.tsx';
import { ControlesDeFee } from '../ofertas/controles-de-fee.tsx';
import type { DatosDeOferta } from '../ofertas/datos-de-oferta.ts';
import { ListaOfertas } from '../ofertas/lista-ofertas.tsx';
import { OfertasExcluidas } from '../ofertas/ofertas-excluidas.tsx';
import styles from './mesa.module.css';
import type { Libro } from './use-libro.ts';

type Props = {
  readonly cups: string;
  readonly libro: Libro;
  readonly fees: Fees;
  readonly vista: EstudioVista | undefined;
  readonly oferta: OfertaVista | undefined;
  readonly issue: Issue | undefined;
  readonly elegidos: ReadonlyMap<string, string>;
  readonly potenciasKw: readonly number[];
  readonly conPrecios: boolean;
  readonly cambiar: (cambio: Cambio) => void;
};

/** The fees, what they do to the chosen offer, and every offer that can be made. */
export function PanelOfertas(props: Props) {
  const { cups, libro, fees, vista, oferta, issue, elegidos, potenciasKw, conPrecios, cambiar } = props;
  const { t } = useTranslation('analisis');
  const productoDe = (id: string | undefined) => libro.productos.find((producto) => producto.id === id);
  const todos = [...new Set(elegidos.values())].flatMap((id) => productoDe(id) ?? []);
  const propio = productoDe(oferta?.idProducto);
  const bandas = bandasComunes(todos) ?? bandasComunes(propio ? [propio] : []);
  const datos = useDatosDeOferta(vista, potenciasKw, conPrecios);
  const elegir = useCallback(
    (idProducto: string) => cambiar({ tipo: 'punto', cups, cambio: { idProducto } }),
    [cambiar, cups],
  );
  const ponerFees = (nuevos: Fees) => cambiar({ tipo: 'comun', cambio: { fees: nuevos } });

  return (
    <Card flush title={t('ofertas')}>
      <div className={styles.ofertas}>
        <ControlesDeFee fees={fees} bandas={bandas} onChange={ponerFees} />
        <CifrasDeOferta oferta={oferta} datos={datos} />
        {issue && (
          <p role="alert" className={styles.aviso} data-tono="mal">
            {issue.message}
          </p>
        )}
        {libro.error && <ErrorState error={libro.error} onRetry={libro.reintentar} />}
        {libro.cargando && (
          <div className={styles.hueco}>
            <Skeleton lines={5} />
          </div>
        )}
        {vista && !libro.cargando && vista.ofertas.length === 0 && !libro.error && (
          <EmptyState icon={IconTagOff} title={t('sinOfertas')} text={t('sinOfertasTexto')}>
            <ButtonLink to="/productos">{t('verProductos')}</ButtonLink>
          </EmptyState>
        )}
        {vista && datos && vista.ofertas.length > 0 && (
          <ListaOfertas
            ofertas={vista.ofertas}
            datos={datos}
            fichas={libro.fichas}
            elegida={oferta?.idProducto}
            onElegir={elegir}
          />
        )}
        <OfertasExcluidas
          excluidas={vista?.excluidas ?? []}
          onAjustarFees={(idProducto) => {
            const producto = productoDe(idProducto);
            if (producto) ponerFees(llevarABanda(fees, producto));
          }}
        />
      </div>
    </Card>
  );
}

function useDatosDeOferta(
  vista: EstudioVista | undefined,
  potenciasKw: readonly number[],
  conPrecios: boolean,
): DatosDeOferta | undefined {
  const { dias, consumoKwh, actual } = vista ?? {};
  const actualEur = conPrecios ? actual?.totales.total : undefined;
  return useMemo(
    () =>
      dias === undefined || consumoKwh === undefined
        ? undefined
        : { dias, consumoKwh, potenciasKw, actualEur },
    [dias, consumoKwh, potenciasKw, actualEur],
  );
}
