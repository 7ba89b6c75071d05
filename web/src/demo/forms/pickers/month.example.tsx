import { useState } from 'react';
import { today } from '../../../format/date.ts';
import { MonthField } from '../../../ui/kit/dates/month-field.tsx';

export default function MonthPicker() {
  const [month, setMonth] = useState(() => today().slice(0, 7));
  return <MonthField label="Mes de la factura" value={month} onChange={setMonth} />;
}
