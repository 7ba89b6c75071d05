import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';

export default function InputStates() {
  const [alias, setAlias] = useState('Local de la plaza');
  return (
    <>
      <TextField label="Se puede cambiar" autoComplete="off" value={alias} onChange={setAlias} />
      <TextField label="Solo se lee" readOnly value="2.0TD" onChange={() => undefined} />
      <TextField label="Apagada" disabled value="Sin permiso para cambiarla" onChange={() => undefined} />
      <Facts narrowest={160} dense>
        <div>
          <dt>Texto fijo</dt>
          <dd>Calle Mayor, 3 · Valencia</dd>
        </div>
      </Facts>
    </>
  );
}
