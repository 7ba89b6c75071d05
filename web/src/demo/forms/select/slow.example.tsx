import { useState } from 'react';
import { type Choice, choicesWith } from '../../../ui/kit/combobox/choice.ts';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { TOWNS } from '../towns.ts';

const ANSWER_MS = 2000;

/** Searches as slowly as the register of a distributor. A search that is no longer wanted is given up. */
function searchSlowly(text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(choicesWith(TOWNS, text)), ANSWER_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function SlowSearch() {
  const [town, setTown] = useState('');
  return (
    <ComboboxField
      label="Municipio, con calma"
      hint="La respuesta tarda dos segundos."
      value={town}
      onChange={setTown}
      options={searchSlowly}
    />
  );
}
