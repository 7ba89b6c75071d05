import { useState } from 'react';
import { formatKw } from '../../../format/energy.ts';
import type { Lists } from './lists.ts';
import { Sortable } from './sortable.tsx';

const SUPPLIES: Lists = {
  supplies: [
    { id: 'shop', text: 'Tienda', detail: formatKw(6.9) },
    { id: 'store', text: 'Almacén', detail: formatKw(15) },
    { id: 'office', text: 'Oficina', detail: formatKw(4.6) },
    { id: 'garage', text: 'Garaje', detail: formatKw(3.45) },
    { id: 'oven', text: 'Obrador', detail: formatKw(43.5) },
    { id: 'well', text: 'Pozo', detail: formatKw(21) },
  ],
};

export default function SortedCards() {
  const [lists, setLists] = useState(SUPPLIES);
  return (
    <Sortable
      look="cards"
      lists={lists}
      onChange={setLists}
      names={{ supplies: 'Suministros del cliente' }}
    />
  );
}
