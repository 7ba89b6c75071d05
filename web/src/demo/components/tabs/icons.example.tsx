import { IconBolt, IconFlame, IconSolarPanel } from '@tabler/icons-react';
import { useState } from 'react';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';

const SUPPLIES = [
  { id: 'light', label: 'Luz', icon: IconBolt, says: 'Tres periodos de energía y dos de potencia.' },
  { id: 'gas', label: 'Gas', icon: IconFlame, says: 'Un término fijo y otro por kilovatio hora.' },
  { id: 'sun', label: 'Solar', icon: IconSolarPanel, says: 'Lo que sobra se compensa en la factura.' },
] as const;

export default function IconTabs() {
  const [supply, setSupply] = useState<(typeof SUPPLIES)[number]['id']>('light');
  return (
    <Tabs label="Suministros" look="line" align="start" tabs={SUPPLIES} value={supply} onChange={setSupply}>
      <p>{SUPPLIES.find(({ id }) => id === supply)?.says}</p>
    </Tabs>
  );
}
