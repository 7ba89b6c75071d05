import { useState } from 'react';
import { TimeField } from '../../../ui/kit/dates/time-field.tsx';

export default function TimePicker() {
  const [time, setTime] = useState('09:30');
  return (
    <TimeField
      label="Hora de la visita"
      hint="Se entienden 9, 930 y 9:30."
      stepMin={15}
      value={time}
      onChange={setTime}
    />
  );
}
