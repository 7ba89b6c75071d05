import type { PotenciaOptima } from '@vatio/domain';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../format/number.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import styles from './potencia.module.css';

type Props = {
  readonly contratadas: readonly number[];
  readonly detalle: PotenciaOptima['detalle'] | undefined;
  readonly enEstudio: readonly (number | null)[];
  readonly onCambiar: (potenciasKw: readonly (number | null)[]) => void;
};

const SCROLLS = { tabIndex: 0 } as const;

/** Period by period: what is contracted, what was demanded, the best power, and the one of the study, to be typed. */
export function TablaPotencia({ contratadas, detalle, enEstudio, onCambiar }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <section
      className={styles.marco}
      aria-label={t('tabla', { titulo: t('potenciaPorPeriodo') })}
      {...SCROLLS}
    >
      <table className={styles.tabla}>
        <caption className="vt-hidden">{t('potenciaPorPeriodo')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('periodo')}>P</abbr>
            </th>
            <th scope="col">{t('contratada')} (kW)</th>
            <th scope="col">{t('demandaMaxima')} (kW)</th>
            <th scope="col">{t('mesesConExceso')}</th>
            <th scope="col">{t('optima')} (kW)</th>
            <th scope="col">{t('enElEstudio')} (kW)</th>
          </tr>
        </thead>
        <tbody>
          {contratadas.map((contratada, p) => {
            const fila = detalle?.[p];
            const periodo = p + 1;
            return (
              <tr key={periodo}>
                <th scope="row">P{periodo}</th>
                <td>{formatNumber(contratada, 0, 3)}</td>
                <td>{formatNumber(fila?.demandaMaximaKw, 0, 3)}</td>
                <td>{fila ? fila.actual.mesesExcedidos.length : '—'}</td>
                <td data-cambia={fila && fila.optima.potenciaKw !== contratada ? true : undefined}>
                  {formatNumber(fila?.optima.potenciaKw, 0, 3)}
                </td>
                <td>
                  <NumberField
                    label={t('potenciaEstudioDeP', { periodo })}
                    labelHidden
                    decimals={3}
                    value={enEstudio[p] ?? null}
                    onChange={(kw) => onCambiar(enEstudio.map((otra, i) => (i === p ? kw : otra)))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
