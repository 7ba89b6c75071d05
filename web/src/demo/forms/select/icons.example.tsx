import { IconBolt, IconFlame, IconSolarPanel } from '@tabler/icons-react';
import { useState } from 'react';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';

const SUPPLIES = [
  { value: 'light', label: 'Luz', icon: IconBolt },
  { value: 'gas', label: 'Gas', icon: IconFlame },
  { value: 'sun', label: 'Autoconsumo', icon: IconSolarPanel },
];

export default function ChoicesWithIcons() {
  const [supply, setSupply] = useState('light');
  const [interests, setInterests] = useState<readonly string[]>(['sun']);
  return (
    <>
      <ComboboxField label="Suministro" value={supply} onChange={setSupply} options={SUPPLIES} />
      <SeveralField label="Le interesa" value={interests} onChange={setInterests} options={SUPPLIES} />
    </>
  );
}
