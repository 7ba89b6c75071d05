import { useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TARIFFS } from '../tariffs.ts';

export default function NativeSelects() {
  const [tariff, setTariff] = useState('2.0TD');
  const [wanted, setWanted] = useState('');
  return (
    <>
      <SelectField label="Tarifa de hoy" value={tariff} onChange={setTariff} options={TARIFFS} />
      <SelectField
        label="Tarifa que quiere"
        placeholder="Elige una tarifa"
        value={wanted}
        onChange={setWanted}
        options={TARIFFS}
      />
      <SelectField label="Apagada" disabled value="3.0TD" onChange={() => undefined} options={TARIFFS} />
    </>
  );
}
