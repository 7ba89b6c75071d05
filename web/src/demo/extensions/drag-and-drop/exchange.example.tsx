import { useState } from 'react';
import type { Lists } from './lists.ts';
import { Sortable } from './sortable.tsx';

const NAMES = { waiting: 'Por instalar', done: 'Instalados' };

const ROOFS: Lists = {
  waiting: [
    { id: 'school', text: 'Colegio Las Eras', detail: '48 paneles' },
    { id: 'farm', text: 'Granja Valdehierro', detail: '120 paneles' },
    { id: 'house', text: 'Casa Ibáñez', detail: '8 paneles' },
  ],
  done: [{ id: 'market', text: 'Mercado de abastos', detail: '64 paneles' }],
};

export default function ListsThatExchange() {
  const [lists, setLists] = useState(ROOFS);
  return <Sortable lists={lists} onChange={setLists} names={NAMES} />;
}
