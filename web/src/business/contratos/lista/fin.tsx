import type { contratos } from '@vatio/contract';
import { formatFecha } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import styles from './lista.module.css';
import { plazoDe } from './plazo.ts';

type Props = {
  readonly contrato: Pick<
    contratos.ContratoRow,
    'fechaFin' | 'fechaBaja' | 'diasParaFin' | 'prorrogadoDesde'
  >;
};

/**
 * The last day agreed and how far away it is; after it, since when the contract is extended; at its end, when it ended.
 */
export function Fin({ contrato: { fechaFin, fechaBaja, diasParaFin, prorrogadoDesde } }: Props) {
  const { t } = useTranslation('contratos');
  if (fechaBaja) {
    return (
      <TwoLines
        first={formatFecha(fechaFin ?? fechaBaja)}
        second={t('bajaEl', { fecha: formatFecha(fechaBaja) })}
        holds="both"
      />
    );
  }
  if (!fechaFin) return NO_VALUE;
  return (
    <TwoLines
      first={formatFecha(fechaFin)}
      second={
        diasParaFin !== null && (
          <span className={styles.plazo} data-pronto={prorrogadoDesde ? 'pronto' : plazoDe(diasParaFin)}>
            {prorrogadoDesde
              ? t('prorrogadoDesde', { fecha: formatFecha(prorrogadoDesde) })
              : diasParaFin === 0
                ? t('hoy')
                : t(diasParaFin < 0 ? 'haceDias' : 'enDias', { count: Math.abs(diasParaFin) })}
          </span>
        )
      }
      holds="both"
    />
  );
}
