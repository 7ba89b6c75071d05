import { useState } from 'react';
import { FloatingField } from '../../kit/floating-field/floating-field.tsx';

export default function FloatingTextarea() {
  const [reason, setReason] = useState('');
  return <FloatingField label="Por qué se da de baja" rows={4} value={reason} onChange={setReason} />;
}
