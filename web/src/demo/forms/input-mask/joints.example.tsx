import { useState } from 'react';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../kit/masked-field/masks.ts';

const DOTTED = blocksMask({ sizes: [3, 3, 3], joints: '·' });
const MIXED = blocksMask({ sizes: [2, 3, 4], joints: ['/', '-'], character: /[A-Z0-9]/ });

export default function JointsMask() {
  const [bill, setBill] = useState('');
  const [file, setFile] = useState('');
  return (
    <>
      <MaskedField
        label="Factura, con puntos"
        placeholder="000·000·000"
        mask={DOTTED}
        value={bill}
        onChange={setBill}
      />
      <MaskedField
        label="Expediente, cada unión la suya"
        placeholder="AB/123-45CD"
        inputMode="text"
        mask={MIXED}
        value={file}
        onChange={setFile}
      />
    </>
  );
}
