import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';

export default function MoneyNumber() {
  const [monthlyEur, setMonthlyEur] = useState(1250);
  return (
    <NumberStepper
      label="Cuota de cada mes"
      step={50}
      decimals={2}
      format={formatEur}
      value={monthlyEur}
      onChange={setMonthlyEur}
    />
  );
}
