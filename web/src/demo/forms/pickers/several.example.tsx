import { useState } from 'react';
import { today } from '../../../format/date.ts';
import { addDays } from '../../../format/parse-date.ts';
import { SeveralDaysField } from '../../kit/dates/several-days-field.tsx';

export default function SeveralDays() {
  const [days, setDays] = useState<readonly string[]>(() => [addDays(today(), 2), addDays(today(), 9)]);
  return <SeveralDaysField label="Días sin suministro" value={days} onChange={setDays} />;
}
