import type { Fees } from '@vatio/domain';
import { formatEurMwh } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import type { Bandas } from '../calculo/fees.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly fees: Fees;
  /** The fees that the chosen product admits; undefined while there is none. */
  readonly bandas: Bandas | undefined;
  readonly onChange: (fees: Fees) => void;
};

const PASO_ENERGIA_EUR_MWH = 0.1;
const PASO_POTENCIA_EUR_KW_ANIO = 0.05;

/** The two fees of the representative; every figure on screen follows the handles. */
export function ControlesDeFee({ fees, bandas, onChange }: Props) {
  const { t } = useTranslation('analisis');
  const entre = (banda: Bandas['energia'] | undefined) =>
    banda &&
    t('banda', { minimo: formatNumber(banda.minimo, [0, 2]), maximo: formatNumber(banda.maximo, [0, 2]) });
  return (
    <div className={`vt-columns ${styles.fees}`}>
      <SliderField
        label={t('feeEnergia')}
        hint={entre(bandas?.energia)}
        disabled={!bandas || bandas.energia.minimo === bandas.energia.maximo}
        min={bandas?.energia.minimo ?? 0}
        max={bandas?.energia.maximo ?? 0}
        step={PASO_ENERGIA_EUR_MWH}
        value={fees.feeEnergiaEurMwh}
        onChange={(feeEnergiaEurMwh) => onChange({ ...fees, feeEnergiaEurMwh })}
        format={formatEurMwh}
      />
      <SliderField
        label={t('feePotencia')}
        hint={entre(bandas?.potencia)}
        disabled={!bandas || bandas.potencia.minimo === bandas.potencia.maximo}
        min={bandas?.potencia.minimo ?? 0}
        max={bandas?.potencia.maximo ?? 0}
        step={PASO_POTENCIA_EUR_KW_ANIO}
        value={fees.feePotenciaEurKwAnio}
        onChange={(feePotenciaEurKwAnio) => onChange({ ...fees, feePotenciaEurKwAnio })}
        format={(valor) => formatWithUnit(valor, '€/kW·año', 2)}
      />
    </div>
  );
}
