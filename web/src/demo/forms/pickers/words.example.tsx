import { useState } from 'react';
import { formatFechaInWords, today } from '../../../format/date.ts';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';

export default function DayInWords() {
  const [day, setDay] = useState(today);
  return (
    <DateField
      label="Fin de la permanencia"
      hint={day === '' ? 'Elige un día.' : formatFechaInWords(day)}
      value={day}
      onChange={setDay}
    />
  );
}
