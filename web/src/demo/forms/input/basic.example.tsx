import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';

export default function BasicInput() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Titular"
      required
      autoComplete="off"
      placeholder="Panadería Núñez"
      hint="Como figura en el contrato."
      value={name}
      onChange={setName}
    />
  );
}
