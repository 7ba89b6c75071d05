import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Fees } from '@vatio/domain';
import { useState } from 'react';
import { formatEurMwh } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SliderField } from '../../../ui/fields/slider-field.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import type { Bandas } from '../calculo/fees.ts';
import styles from './ofertas.module.css';

type Props = {
  readonly fees: Fees;
  /** The fees that the chosen product admits; undefined while there is none. */
  readonly bandas: Bandas | undefined;
  /** False where only gas is offered, which has no power. */
  readonly conPotencia: boolean;
  readonly onChange: (fees: Fees) => void;
};

const PASO_ENERGIA_EUR_MWH = 0.1;
const PASO_POTENCIA_EUR_KW_ANIO = 0.05;

/** The two fees of the representative, slid, stepped or typed; every figure on screen follows them. */
export function ControlesDeFee({ fees, bandas, conPotencia, onChange }: Props) {
  const { t } = useTranslation('analisis');
  return (
    <div className={`vt-columns ${styles.fees}`}>
      <Fee
        label={t('feeEnergia')}
        unit="€/MWh"
        banda={bandas?.energia}
        step={PASO_ENERGIA_EUR_MWH}
        value={fees.feeEnergiaEurMwh}
        onChange={(feeEnergiaEurMwh) => onChange({ ...fees, feeEnergiaEurMwh })}
        format={formatEurMwh}
      />
      {conPotencia && (
        <Fee
          label={t('feePotencia')}
          unit="€/kW·año"
          banda={bandas?.potencia}
          step={PASO_POTENCIA_EUR_KW_ANIO}
          value={fees.feePotenciaEurKwAnio}
          onChange={(feePotenciaEurKwAnio) => onChange({ ...fees, feePotenciaEurKwAnio })}
          format={(valor) => formatWithUnit(valor, '€/kW·año', 2)}
        />
      )}
    </div>
  );
}

type FeeProps = {
  readonly label: string;
  readonly unit: string;
  readonly banda: Bandas['energia'] | undefined;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly format: (value: number) => string;
};

function Fee({ label, unit, banda, step, value, onChange, format }: FeeProps) {
  const { t } = useTranslation('analisis');
  const [refused, setRefused] = useState(false);
  const { minimo = 0, maximo = 0 } = banda ?? {};
  const fixed = minimo === maximo;
  const between =
    banda && t('banda', { minimo: formatNumber(minimo, [0, 2]), maximo: formatNumber(maximo, [0, 2]) });
  const give = (wanted: number) => {
    setRefused(false);
    onChange(wanted);
  };
  // The sum of tenths has binary dust, which would be typed back.
  const move = (steps: number) =>
    give(Math.min(maximo, Math.max(minimo, Number((value + steps * step).toFixed(4)))));
  return (
    <div className={styles.fee}>
      <SliderField
        label={label}
        hint={between}
        disabled={fixed}
        {...{ min: minimo, max: maximo, step, value, format }}
        onChange={give}
      />
      <div className={styles.escrito}>
        <IconButton
          small
          icon={IconMinus}
          label={t('feeMenos', { fee: label })}
          disabled={fixed || value <= minimo}
          onClick={() => move(-1)}
        />
        <NumberField
          label={t('feeEscrito', { fee: label })}
          labelHidden
          unit={unit}
          value={value}
          disabled={fixed}
          error={refused ? between : undefined}
          onChange={(typed) => {
            const fits = typed !== null && typed >= minimo && typed <= maximo;
            if (fits) give(typed);
            else setRefused(typed !== null);
          }}
        />
        <IconButton
          small
          icon={IconPlus}
          label={t('feeMas', { fee: label })}
          disabled={fixed || value >= maximo}
          onClick={() => move(1)}
        />
      </div>
    </div>
  );
}
