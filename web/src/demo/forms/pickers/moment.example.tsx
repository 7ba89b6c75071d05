import { useState } from 'react';
import { today } from '../../../format/date.ts';
import { addDays } from '../../../format/parse-date.ts';
import { DateTimeField } from '../../kit/dates/date-time-field.tsx';

export default function MomentPicker() {
  const [moment, setMoment] = useState(() => `${addDays(today(), 1)}T10:00`);
  return <DateTimeField label="Llamada" min={today()} value={moment} onChange={setMoment} />;
}
