import { useState } from 'react';
import { today } from '../../../format/date.ts';
import { addDays } from '../../../format/parse-date.ts';
import { DateRangeField } from '../../kit/dates/date-range-field.tsx';

export default function RangePicker() {
  const [range, setRange] = useState(() => ({ from: addDays(today(), -30), to: today() }));
  return <DateRangeField label="Periodo de la curva" value={range} onChange={setRange} />;
}
