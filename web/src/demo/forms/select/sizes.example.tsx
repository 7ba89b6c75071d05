import { useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import { TARIFFS } from '../tariffs.ts';

export default function SelectSizes() {
  const [tariff, setTariff] = useState('2.0TD');
  const select = { value: tariff, onChange: setTariff, options: TARIFFS };
  return (
    <>
      <FieldLook size="large">
        <SelectField label="Grande" {...select} />
      </FieldLook>
      <SelectField label="De siempre" {...select} />
      <FieldLook size="small">
        <SelectField label="Pequeña" {...select} />
      </FieldLook>
    </>
  );
}
