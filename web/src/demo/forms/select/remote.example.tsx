import { useState } from 'react';
import { askSample } from '../../../data/sample.ts';
import type { SelectOption } from '../../../sample-data/select/select.ts';
import type { Choice } from '../../../ui/kit/combobox/choice.ts';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';

async function searchPlaces(query: string, signal: AbortSignal): Promise<readonly Choice[]> {
  return askSample<readonly SelectOption[]>({
    method: 'GET',
    path: '/api/select/data',
    values: { query: query.toLowerCase() },
    signal,
  });
}

export default function RemoteSearch() {
  const [place, setPlace] = useState('');
  const [found, setFound] = useState<Choice>();
  return (
    <ComboboxField
      label="Uno de cien municipios"
      placeholder="Escribe, por ejemplo, «san»"
      value={place}
      chosen={found}
      onChange={(value, choice) => {
        setPlace(value);
        setFound(choice);
      }}
      options={searchPlaces}
    />
  );
}
