import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';

export default function InputSizes() {
  const [town, setTown] = useState('Paterna');
  return (
    <>
      <FieldLook size="large">
        <TextField label="Grande" autoComplete="off" value={town} onChange={setTown} />
      </FieldLook>
      <TextField label="De siempre" autoComplete="off" value={town} onChange={setTown} />
      <FieldLook size="small">
        <TextField label="Pequeña" autoComplete="off" value={town} onChange={setTown} />
      </FieldLook>
    </>
  );
}
