import { useState } from 'react';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { blocksMask } from '../../kit/masked-field/masks.ts';

const CARD = blocksMask({ sizes: [4, 4, 4, 4], joints: ' ' });
const EXPIRY = blocksMask({ sizes: [2, 2], joints: '/' });

export default function CardMask() {
  const [card, setCard] = useState('');
  const [expiry, setExpiry] = useState('');
  return (
    <>
      <MaskedField
        label="Número de la tarjeta"
        placeholder="0000 0000 0000 0000"
        autoComplete="cc-number"
        mask={CARD}
        value={card}
        onChange={setCard}
      />
      <MaskedField
        label="Caduca"
        placeholder="mm/aa"
        autoComplete="cc-exp"
        mask={EXPIRY}
        value={expiry}
        onChange={setExpiry}
      />
    </>
  );
}
