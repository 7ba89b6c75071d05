import { useState } from 'react';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../kit/masked-field/masks.ts';

const SPANISH_PHONE = blocksMask({ prefix: '+34 ', sizes: [3, 3, 3], joints: ' ' });

export default function PhoneMask() {
  const [phone, setPhone] = useState('');
  return (
    <MaskedField
      label="Teléfono"
      placeholder="+34 600 000 000"
      hint="El prefijo se pone solo."
      inputMode="tel"
      mask={SPANISH_PHONE}
      value={phone}
      onChange={setPhone}
    />
  );
}
