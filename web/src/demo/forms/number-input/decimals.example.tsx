import { useState } from 'react';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';

export default function DecimalNumber() {
  const [potenciaKw, setPotenciaKw] = useState(3.3);
  return (
    <NumberStepper
      label="Potencia contratada, kW"
      hint="De 0,1 en 0,1."
      min={0.1}
      max={15}
      step={0.1}
      decimals={1}
      value={potenciaKw}
      onChange={setPotenciaKw}
    />
  );
}
