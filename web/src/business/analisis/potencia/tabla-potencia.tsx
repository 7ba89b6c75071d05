import type { PotenciaOptima } from '@vatio/domain';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './potencia.module.css';

type Props = {
  readonly contratadas: readonly number[];
  readonly optima: PotenciaOptima | undefined;
  readonly enEstudio: readonly (number | null)[];
  readonly problema: string | undefined;
  readonly onChange: (potenciasKw: readonly (number | null)[]) => void;
};

const SCROLLS = { tabIndex: 0 } as const;

/** For each period: the contracted power, the demand, the best power, and the one of the study, which can be typed. */
export function TablaPotencia({ contratadas, optima, enEstudio, problema, onChange }: Props) {
  const { t } = useTranslation('analisis');
  const titulo = t('potenciaPorPeriodo');
  return (
    <>
      <section className={styles.marco} aria-label={t('tabla', { titulo })} {...SCROLLS}>
        <table className={`vt-table vt-heads ${styles.tabla}`}>
          <caption className="vt-hidden">{titulo}</caption>
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
            {contratadas.map((contratada, p) => (
              <FilaPotencia
                key={`P${String(p + 1)}`}
                periodo={p + 1}
                contratada={contratada}
                detalle={optima?.detalle[p]}
                enEstudio={enEstudio[p] ?? null}
                onChange={(kw) => onChange(enEstudio.map((otra, i) => (i === p ? kw : otra)))}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p role="alert" className="vt-problem">
        {problema}
      </p>
      <div className={styles.acciones}>
        {optima && (
          <Button small onClick={() => onChange(optima.optimaKw)}>
            {t('ponerOptima')}
          </Button>
        )}
        <Button small onClick={() => onChange(contratadas)}>
          {t('ponerContratada')}
        </Button>
      </div>
    </>
  );
}

type FilaProps = {
  readonly periodo: number;
  readonly contratada: number;
  readonly detalle: PotenciaOptima['detalle'][number] | undefined;
  readonly enEstudio: number | null;
  readonly onChange: (kw: number | null) => void;
};

function FilaPotencia({ periodo, contratada, detalle, enEstudio, onChange }: FilaProps) {
  const { t } = useTranslation('analisis');
  const cambia = detalle && detalle.optima.potenciaKw !== contratada;
  return (
    <tr>
      <th scope="row">P{periodo}</th>
      <td>{formatNumber(contratada, [0, 3])}</td>
      <td>{formatNumber(detalle?.demandaMaximaKw || null, [0, 3])}</td>
      <td>{detalle ? detalle.actual.mesesExcedidos.length : '—'}</td>
      <td data-cambia={cambia || undefined}>{formatNumber(detalle?.optima.potenciaKw, [0, 3])}</td>
      <td>
        <NumberField
          label={t('potenciaEstudioDeP', { periodo })}
          labelHidden
          decimals={3}
          value={enEstudio}
          onChange={onChange}
        />
      </td>
    </tr>
  );
}
