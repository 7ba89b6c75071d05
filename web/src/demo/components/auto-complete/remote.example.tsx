import { useState } from 'react';
import { askSample } from '../../../data/sample.ts';
import type { AutocompleteAnswer } from '../../../sample-data/autocomplete/autocomplete.ts';
import { type Choice, choicesWith } from '../../../ui/kit/combobox/choice.ts';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';

export default function RemoteAutocomplete() {
  const [tip, setTip] = useState('');
  return (
    <ComboboxField
      label="Consejo para ahorrar"
      hint="Los trae una llamada; prueba con «luz» o «frío»."
      opensOn="typing"
      most={4}
      options={findTips}
      value={tip}
      onChange={setTip}
    />
  );
}

async function findTips(text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  const { autoComplete } = await askSample<AutocompleteAnswer>({
    method: 'GET',
    path: '/api/autocomplete/data',
    signal,
  });
  const tips = autoComplete.map(({ title }) => ({ value: title, label: title }));
  return choicesWith(tips, text);
}
