import { useState } from 'react';
import { FloatingField } from '../../kit/floating-field/floating-field.tsx';

export default function FloatingLabels() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('marta.ros@example.com');
  return (
    <>
      <FloatingField label="Nombre y apellidos" autoComplete="off" value={name} onChange={setName} />
      <FloatingField label="Correo" type="email" autoComplete="off" value={email} onChange={setEmail} />
      <FloatingField label="Comercial" disabled value="" onChange={() => undefined} />
    </>
  );
}
