import { useState } from 'react';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../kit/masked-field/masks.ts';

const METER = blocksMask({ sizes: [4, 3, 3], joints: ' ' });

export default function BlocksMask() {
  const [meter, setMeter] = useState('');
  return (
    <MaskedField label="Contador" placeholder="0000 000 000" mask={METER} value={meter} onChange={setMeter} />
  );
}
