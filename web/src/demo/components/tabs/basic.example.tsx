import { useState } from 'react';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';

const PERIODS = [
  { id: 'peak', label: 'Punta', says: 'De 10 a 14 y de 18 a 22 h: la energía más cara.' },
  { id: 'flat', label: 'Llano', says: 'De 8 a 10, de 14 a 18 y de 22 a 24 h.' },
  { id: 'valley', label: 'Valle', says: 'De 0 a 8 h y los fines de semana: la más barata.' },
  { id: 'super', label: 'Supervalle', says: '', disabled: true },
] as const;

export default function BasicTabs() {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['id']>('peak');
  return (
    <Tabs label="Periodos" look="line" align="start" tabs={PERIODS} value={period} onChange={setPeriod}>
      <p>{PERIODS.find(({ id }) => id === period)?.says}</p>
    </Tabs>
  );
}
