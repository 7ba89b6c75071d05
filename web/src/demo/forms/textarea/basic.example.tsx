import { useState } from 'react';
import { TextAreaField } from '../../../ui/fields/text-field.tsx';

export default function BasicTextarea() {
  const [note, setNote] = useState('');
  return <TextAreaField label="Nota interna" hint="El cliente no la ve." value={note} onChange={setNote} />;
}
