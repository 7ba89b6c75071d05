import { useState } from 'react';
import { SelectManyField } from '../../kit/select-many/select-many-field.tsx';
import { TARIFFS } from '../tariffs.ts';

export default function NativeMultiple() {
  const [tariffs, setTariffs] = useState<readonly string[]>(['3.0TD', '6.1TD']);
  return (
    <SelectManyField
      label="Tarifas de la campaña"
      hint={`Con Control o Mayúsculas, varias: ${tariffs.join(', ') || 'ninguna'}.`}
      value={tariffs}
      onChange={setTariffs}
      options={TARIFFS}
    />
  );
}
