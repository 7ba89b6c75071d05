import { useState } from 'react';
import type { Choice } from '../../../ui/kit/combobox/choice.ts';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';

export default function CreatedChoices() {
  const [labels, setLabels] = useState<readonly Choice[]>([
    { value: 'Urgente', label: 'Urgente' },
    { value: 'Ayuntamiento', label: 'Ayuntamiento' },
  ]);
  const [chosen, setChosen] = useState<readonly string[]>(['Urgente']);
  const create = (text: string) => {
    setLabels([...labels, { value: text, label: text }]);
    setChosen([...chosen, text]);
  };
  return (
    <SeveralField
      label="Etiquetas"
      hint="La que no exista se crea."
      value={chosen}
      onChange={setChosen}
      options={labels}
      onCreate={create}
    />
  );
}
