import { IconTagOff } from '@tabler/icons-react';
import { type Fees, LLEVA_POTENCIA, type ReglasDeVenta } from '@vatio/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { conPrecios, type PuntoBorrador } from '../borrador/borrador.ts';
import type { EntradaSinFees } from '../calculo/entrada.ts';
import { bandasComunes, clampToBand } from '../calculo/fees.ts';
import type { EstudioVista, OfertaVista } from '../comparacion/vista.ts';
import { AhorroComido } from '../ofertas/ahorro-comido.tsx';
import { CifrasDeOferta } from '../ofertas/cifras-de-oferta.tsx';
import { ControlesDeFee } from '../ofertas/controles-de-fee.tsx';
import type { DatosDeOferta } from '../ofertas/datos-de-oferta.ts';
import { ListaOfertas } from '../ofertas/lista-ofertas.tsx';
import { OfertasExcluidas } from '../ofertas/ofertas-excluidas.tsx';
import { ReferenciaPvpc } from '../ofertas/referencia-pvpc.tsx';
import { SegunMercado } from '../ofertas/segun-mercado.tsx';
import styles from './mesa.module.css';
import type { MesaEnUso } from './use-mesa.ts';

type Props = {
  readonly mesa: MesaEnUso;
  readonly punto: PuntoBorrador;
  readonly entrada: EntradaSinFees;
  readonly vista: EstudioVista | undefined;
  readonly oferta: OfertaVista | undefined;
};

/** The fees, their effect on the chosen offer, and every offer that can be made. */
export function PanelOfertas({ mesa, punto, entrada, vista, oferta }: Props) {
  const { t } = useTranslation('analisis');
  const { libro, fees, elegidos, change, reglas } = mesa;
  const { cups } = punto;
  const productoDe = (id: string | undefined) => libro.productos.find((producto) => producto.id === id);
  const todos = [...new Set(elegidos.values())].flatMap((id) => productoDe(id) ?? []);
  const propio = productoDe(oferta?.productoId);
  const setFees = (nuevos: Fees) => change({ tipo: 'comun', cambio: { fees: nuevos } });
  const datos = useDatosDeOferta(vista, entrada, { completo: conPrecios(punto), reglas });
  const choose = useCallback(
    (productoId: string) => change({ tipo: 'punto', cups, cambio: { productoId } }),
    [change, cups],
  );
  return (
    <Card flush title={t('ofertas')}>
      <div className={styles.ofertas}>
        <ControlesDeFee
          fees={fees}
          conPotencia={todos.length === 0 || todos.some(({ tipo }) => LLEVA_POTENCIA[tipo])}
          bandas={bandasComunes(todos) ?? bandasComunes(propio ? [propio] : [])}
          onChange={setFees}
        />
        <CifrasDeOferta oferta={oferta} datos={datos} />
        <AhorroComido oferta={oferta} datos={datos} />
        <EstadoDeOfertas
          mesa={mesa}
          cups={cups}
          hayOfertas={vista === undefined || vista.ofertas.length > 0}
        />
        {vista && datos && vista.ofertas.length > 0 && (
          <ListaOfertas
            ofertas={vista.ofertas}
            datos={datos}
            fichas={libro.fichas}
            elegida={oferta?.productoId}
            onChoose={choose}
          />
        )}
        {vista && datos && <SegunMercado oferta={oferta} actualEur={datos.actualEur} dias={vista.dias} />}
        {vista?.pvpc && <ReferenciaPvpc pvpc={vista.pvpc} dias={vista.dias} completo={conPrecios(punto)} />}
        <OfertasExcluidas
          excluidas={vista?.excluidas ?? []}
          onAdjustFees={(productoId) => {
            const producto = productoDe(productoId);
            if (producto) setFees(clampToBand(fees, producto));
          }}
        />
      </div>
    </Card>
  );
}

type EstadoProps = { readonly mesa: MesaEnUso; readonly cups: string; readonly hayOfertas: boolean };

/** Shown instead of offers: they are loading, they failed, or none can be made. */
function EstadoDeOfertas({ mesa: { libro, estudios }, cups, hayOfertas }: EstadoProps) {
  const { t } = useTranslation('analisis');
  const issue = estudios.get(cups)?.issue;
  if (issue) {
    return (
      <p role="alert" className={styles.aviso} data-tono="mal">
        {issue.message}
      </p>
    );
  }
  if (libro.error) return <ErrorState error={libro.error} onRetry={libro.retry} />;
  if (libro.cargando) {
    return (
      <div className={styles.hueco}>
        <Skeleton lines={5} />
      </div>
    );
  }
  if (hayOfertas) return null;
  return (
    <EmptyState icon={IconTagOff} title={t('sinOfertas')} text={t('sinOfertasTexto')}>
      <ButtonLink to="/productos">{t('verProductos')}</ButtonLink>
    </EmptyState>
  );
}

function useDatosDeOferta(
  vista: EstudioVista | undefined,
  { punto: { potenciaEstudioKw, potenciasKw, tarifa } }: EntradaSinFees,
  { completo, reglas }: { readonly completo: boolean; readonly reglas: ReglasDeVenta | undefined },
): DatosDeOferta | undefined {
  const { dias, consumoKwh, actual } = vista ?? {};
  const deOferta = potenciaEstudioKw ?? potenciasKw;
  const actualEur = completo ? actual?.totales.total : undefined;
  return useMemo(
    () =>
      dias === undefined || consumoKwh === undefined
        ? undefined
        : { dias, consumoKwh, potenciasKw: deOferta, actualEur, tarifa, reglas },
    [dias, consumoKwh, deOferta, actualEur, tarifa, reglas],
  );
}
