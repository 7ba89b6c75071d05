import { useState } from 'react';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';
import { TOWNS } from '../towns.ts';

export default function SeveralTowns() {
  const [towns, setTowns] = useState<readonly string[]>(['valencia', 'gijon']);
  return (
    <SeveralField
      label="Municipios de la campaña"
      counted
      placeholder="Añade un municipio"
      value={towns}
      onChange={setTowns}
      options={TOWNS}
    />
  );
}
