import { useState } from 'react';
import type { Lists } from './lists.ts';
import { Sortable } from './sortable.tsx';

const STEPS: Lists = {
  steps: [
    { id: 'read', text: 'Leer el contador', detail: 'El cliente manda una foto.' },
    { id: 'check', text: 'Comprobar la potencia', detail: 'Los máximos del último año.' },
    { id: 'offer', text: 'Hacer la propuesta', detail: 'Con tres productos, no más.' },
    { id: 'sign', text: 'Firmar', detail: 'Desde el teléfono, con un código.' },
  ],
};

export default function MovedByHandle() {
  const [lists, setLists] = useState(STEPS);
  return <Sortable byHandle lists={lists} onChange={setLists} names={{ steps: 'Pasos de un alta' }} />;
}
