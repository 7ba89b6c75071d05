import { useState } from 'react';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';

const SENDING = [
  { value: 'mail', label: 'Por correo' },
  { value: 'paper', label: 'En papel' },
] as const;
const CLOSED = [
  { value: 'mail', label: 'Por correo', disabled: true },
  { value: 'paper', label: 'En papel', disabled: true },
] as const;

export default function BasicRadios() {
  const [way, setWay] = useState<'mail' | 'paper'>('mail');
  return (
    <>
      <RadioGroup label="Cómo se envía la factura" value={way} onChange={setWay} options={SENDING} />
      <RadioGroup label="Cómo se envía, ya firmado" value={way} onChange={setWay} options={CLOSED} />
    </>
  );
}
