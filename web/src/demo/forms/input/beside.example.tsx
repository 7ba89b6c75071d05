import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';

const SIZES = [
  { size: 'large', label: 'Grande' },
  { size: undefined, label: 'De siempre' },
  { size: 'small', label: 'Pequeña' },
] as const;

export default function LabelsBeside() {
  const [street, setStreet] = useState('Calle Mayor, 3');
  return (
    <>
      {SIZES.map(({ size, label }) => (
        <FieldLook key={label} labels="beside" size={size}>
          <TextField label={label} autoComplete="off" value={street} onChange={setStreet} />
        </FieldLook>
      ))}
    </>
  );
}
