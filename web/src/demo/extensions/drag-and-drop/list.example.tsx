import { useState } from 'react';
import type { Lists } from './lists.ts';
import { Sortable } from './sortable.tsx';

const CALLS: Lists = {
  calls: [
    { id: 'olivar', text: 'Almazara del Olivar' },
    { id: 'faro', text: 'Hotel El Faro' },
    { id: 'norte', text: 'Talleres Norte' },
    { id: 'pinar', text: 'Comunidad Pinar 14' },
  ],
};

export default function SortedList() {
  const [lists, setLists] = useState(CALLS);
  return <Sortable lists={lists} onChange={setLists} names={{ calls: 'A quién llamar hoy, por orden' }} />;
}
