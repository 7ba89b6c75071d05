import { useState } from 'react';
import { MaskedField } from '../../kit/masked-field/masked-field.tsx';
import { DAY_MASK, TIME_MASK } from '../../kit/masked-field/masks.ts';

export default function MomentMasks() {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  return (
    <>
      <MaskedField
        label="Día de la lectura"
        placeholder="aaaa-mm-dd"
        hint="No deja escribir un mes 13 ni un día 32."
        mask={DAY_MASK}
        value={day}
        onChange={setDay}
      />
      <MaskedField label="Hora" placeholder="hh:mm" mask={TIME_MASK} value={time} onChange={setTime} />
    </>
  );
}
