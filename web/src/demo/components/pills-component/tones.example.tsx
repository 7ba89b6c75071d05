import { useState } from 'react';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';

const OFFERS = [
  { id: 'fixed', label: 'Fijo' },
  { id: 'indexed', label: 'Indexado' },
] as const;
const TONES = [
  { tone: 'accent', name: 'De la casa' },
  { tone: 'ok', name: 'Bien' },
  { tone: 'info', name: 'Información' },
  { tone: 'warn', name: 'Atención' },
  { tone: 'bad', name: 'Mal' },
] as const;

export default function TonePills() {
  return TONES.map(({ tone, name }) => <Pills key={tone} tone={tone} name={name} />);
}

function Pills({ tone, name }: { readonly tone: Tone; readonly name: string }) {
  const [offer, setOffer] = useState<(typeof OFFERS)[number]['id']>('fixed');
  return (
    <Tabs label={name} look="pills" align="start" tone={tone} tabs={OFFERS} value={offer} onChange={setOffer}>
      <p>
        {name}: {offer === 'fixed' ? 'el mismo precio todo el año.' : 'el precio del mercado, hora a hora.'}
      </p>
    </Tabs>
  );
}
