import { useState } from 'react';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../kit/masked-field/masks.ts';

const PROPOSAL = blocksMask({ prefix: 'P-', sizes: [4, 4], joints: '-' });

export default function PrefixMask() {
  const [proposal, setProposal] = useState('');
  return (
    <MaskedField
      label="Propuesta"
      placeholder="P-2026-0118"
      mask={PROPOSAL}
      value={proposal}
      onChange={setProposal}
    />
  );
}
