import { useState } from 'react';
import type { Lists } from './lists.ts';
import { Sortable } from './sortable.tsx';

const NAMES = { all: 'Etiquetas', client: 'Las del cliente' };

const LABELS: Lists = {
  all: [
    { id: 'solar', text: 'Solar' },
    { id: 'car', text: 'Coche eléctrico' },
    { id: 'night', text: 'Consumo nocturno' },
    { id: 'gas', text: 'También gas' },
  ],
  client: [],
};

export default function CopiedBadges() {
  const [lists, setLists] = useState(LABELS);
  return (
    <>
      <Sortable look="badges" lists={lists} onChange={setLists} names={NAMES} copiesFrom="all" />
      <p>La que llevas al cliente sigue también en su sitio. Para quitársela, devuélvela a las etiquetas.</p>
    </>
  );
}
