import { type analisis, productoIdOf } from '@vatio/contract';
import { useMemo, useState } from 'react';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { TablaComparacion } from '../comparacion/tabla-comparacion.tsx';
import { ofertaElegida } from '../comparacion/vista.ts';
import { FichaPunto } from '../ficha/ficha-punto.tsx';
import styles from '../mesa/mesa.module.css';
import { fichasDe } from '../mesa/use-libro.ts';
import { CifrasDeOferta } from '../ofertas/cifras-de-oferta.tsx';
import { ListaOfertas } from '../ofertas/lista-ofertas.tsx';
import { OfertasExcluidas } from '../ofertas/ofertas-excluidas.tsx';
import { ReferenciaPvpc } from '../ofertas/referencia-pvpc.tsx';
import { SegunMercado } from '../ofertas/segun-mercado.tsx';
import { useReglasDeVenta } from '../ofertas/use-reglas-de-venta.ts';
import { SituacionGuardada } from './situacion-guardada.tsx';
import { SupuestosGuardados } from './supuestos-guardados.tsx';
import { useEstudioGuardado } from './use-estudio-guardado.ts';

type Props = { readonly guardado: analisis.Analisis; readonly punto: analisis.Analisis['puntos'][number] };

/**
 * A supply of a saved analysis. Of the offers that were not chosen only the totals were stored, so these are compared.
 */
export function PuntoGuardado({ guardado, punto }: Props) {
  const { t } = useTranslation('analisis');
  const [productoId, setProductoId] = useState(productoIdOf(punto));
  const { vista, error, refetch } = useEstudioGuardado(guardado, punto);
  const fichas = useMemo(() => fichasDe(guardado.productos ?? []), [guardado.productos]);
  const reglas = useReglasDeVenta([guardado]);
  const datos = useMemo(
    () => ({
      dias: vista.dias,
      consumoKwh: vista.consumoKwh,
      potenciasKw: punto.potenciaEstudio ?? punto.punto.potenciasKw,
      actualEur: vista.actual.totales.total,
      tarifa: punto.punto.tarifa ?? '',
      reglas,
    }),
    [vista, punto, reglas],
  );
  const oferta = ofertaElegida(vista.ofertas, productoId);
  return (
    <>
      <Card>
        <FichaPunto ficha={punto.punto} />
      </Card>
      <div className={styles.lados}>
        <div className={`vt-page vt-gap-18 ${styles.lado}`}>
          <SituacionGuardada punto={punto} avisos={vista.avisos} />
        </div>
        <div className={`vt-page vt-gap-18 ${styles.lado}`}>
          <Card flush title={t('ofertas')}>
            {oferta?.fees && <Fees {...oferta.fees} />}
            <CifrasDeOferta oferta={oferta} datos={datos} />
            <ListaOfertas
              ofertas={vista.ofertas}
              datos={datos}
              fichas={fichas}
              elegida={oferta?.productoId}
              onChoose={setProductoId}
            />
            <SegunMercado oferta={oferta} actualEur={vista.actual.totales.total} dias={vista.dias} />
            {vista.pvpc && <ReferenciaPvpc pvpc={vista.pvpc} dias={vista.dias} completo />}
            <OfertasExcluidas excluidas={vista.excluidas} />
          </Card>
          <SupuestosGuardados guardado={guardado} punto={punto} />
        </div>
      </div>
      <Card flush title={t('comparacion')}>
        {error && <ErrorState slim error={error} onRetry={refetch} />}
        {oferta && oferta.facturas === null && <p className={styles.fees}>{t('soloTotales')}</p>}
        <TablaComparacion
          actual={vista.actual}
          oferta={oferta}
          dias={vista.dias}
          consumoKwh={vista.consumoKwh}
          conPrecios
        />
      </Card>
    </>
  );
}

type FeesProps = { readonly feeEnergiaEurMwh: number; readonly feePotenciaEurKwAnio: number };

function Fees({ feeEnergiaEurMwh, feePotenciaEurKwAnio }: FeesProps) {
  const { t } = useTranslation('analisis');
  return (
    <p className={`${styles.fees} vt-no-print`}>
      {t('feeEnergia')}: <strong>{formatWithUnit(feeEnergiaEurMwh, '€/MWh', 2)}</strong>
      {' · '}
      {t('feePotencia')}: <strong>{formatWithUnit(feePotenciaEurKwAnio, '€/kW·año', 2)}</strong>
    </p>
  );
}
