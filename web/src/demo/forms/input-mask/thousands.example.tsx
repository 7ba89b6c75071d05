import { useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { THOUSANDS_MASK } from '../../kit/masked-field/masks.ts';

export default function ThousandsMask() {
  const [energiaKwh, setEnergiaKwh] = useState(() => formatNumber(1_234_567));
  return (
    <MaskedField
      label="Consumo anual, kWh"
      hint="Los millares se separan mientras escribes."
      mask={THOUSANDS_MASK}
      value={energiaKwh}
      onChange={setEnergiaKwh}
    />
  );
}
