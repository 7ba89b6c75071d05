import { useState } from 'react';
import type { Lists } from './lists.ts';
import { Sortable } from './sortable.tsx';

const NAMES = { free: 'Sin asignar', marta: 'De Marta' };

const LEADS: Lists = {
  free: [
    { id: 'bakery', text: 'Panadería La Espiga' },
    { id: 'gym', text: 'Gimnasio Pulso' },
    { id: 'clinic', text: 'Clínica Sanz' },
    { id: 'cinema', text: 'Cines Avenida' },
  ],
  marta: [{ id: 'winery', text: 'Bodega Alcor' }],
};

export default function SeveralTogether() {
  const [lists, setLists] = useState(LEADS);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <Sortable lists={lists} onChange={setLists} names={NAMES} chosen={chosen} onChoose={choose} />
      <p>Pulsa las que quieras: se mueven juntas.</p>
    </>
  );
}
