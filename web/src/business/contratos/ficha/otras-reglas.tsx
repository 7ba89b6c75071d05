import { comisiones, type contratos } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha, today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './ficha.module.css';

/** The rules that do not decide the contract's commission on its day, each with the reason. */
export function OtrasReglas({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const fecha = contrato.fechaFirma ?? today();
  const { data, error, refetch } = useRead(comisiones.simulate, {
    body: {
      productoId: contrato.producto.id,
      fecha,
      consumoAnualKwh: contrato.consumoAnualKwh,
      feeEnergiaEurMwh: contrato.feeEnergiaEurMwh ?? 0,
      feePotenciaEurKwAnio: contrato.feePotenciaEurKwAnio ?? 0,
      potenciasKw: contrato.potenciasKw,
      comercialId: contrato.comercial?.id ?? null,
    },
  });
  if (error) return <ErrorState slim error={error} onRetry={refetch} />;
  if (!data) return <Skeleton />;
  return (
    <>
      <p className={styles.nota}>{t('reglasDelDia', { fecha: formatFecha(fecha) })}</p>
      {data.descartadas.length === 0 ? (
        <p>{t('sinOtrasReglas')}</p>
      ) : (
        <ul className={`vt-list ${styles.lista}`}>
          {data.descartadas.map(({ reglaId, alcance, motivo }) => (
            <li key={reglaId}>
              <span>{alcance}</span>
              <small>{motivo}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
