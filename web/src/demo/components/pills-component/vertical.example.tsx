import { useState } from 'react';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';

const OFFERS = [
  { id: 'fixed', label: 'Fijo', says: 'El mismo precio todo el año.' },
  { id: 'indexed', label: 'Indexado', says: 'El precio del mercado, hora a hora.' },
  { id: 'flat', label: 'Cuota', says: 'Cada mes lo mismo, y se ajusta al final.' },
] as const;

export default function VerticalPills() {
  const [offer, setOffer] = useState<(typeof OFFERS)[number]['id']>('fixed');
  return (
    <Tabs label="Ofertas" look="pills" orientation="vertical" tabs={OFFERS} value={offer} onChange={setOffer}>
      <p>{OFFERS.find(({ id }) => id === offer)?.says}</p>
    </Tabs>
  );
}
