import { useState } from 'react';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';

const SPANS = [
  { value: 'day', label: 'Día' },
  { value: 'month', label: 'Mes' },
  { value: 'year', label: 'Año' },
] as const;

export default function RadioButtons() {
  const [span, setSpan] = useState<'day' | 'month' | 'year'>('month');
  return <RadioGroup label="La curva, por" look="buttons" value={span} onChange={setSpan} options={SPANS} />;
}
