import { useState } from 'react';
import { RadioGroup } from '../../../ui/kit/choices/radio-group.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';

const ANSWERS = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;
const QUESTIONS = [
  { tone: undefined, label: '¿Es la vivienda habitual?' },
  { tone: 'info', label: '¿Hay autoconsumo?' },
  { tone: 'ok', label: '¿Está al corriente de pago?' },
  { tone: 'warn', label: '¿Vence este mes?' },
  { tone: 'bad', label: '¿Tiene un corte pedido?' },
  { tone: 'idle', label: '¿Está archivado?' },
] as const;

export default function RadioTones() {
  return QUESTIONS.map(({ tone, label }) => (
    <FieldLook key={label} tone={tone}>
      <YesOrNo label={label} />
    </FieldLook>
  ));
}

function YesOrNo({ label }: { readonly label: string }) {
  const [answer, setAnswer] = useState<'yes' | 'no'>('yes');
  return <RadioGroup label={label} value={answer} onChange={setAnswer} options={ANSWERS} />;
}
