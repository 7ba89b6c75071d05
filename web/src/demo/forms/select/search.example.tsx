import { useState } from 'react';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';
import { TOWNS } from '../towns.ts';

export default function SearchedSelects() {
  const [town, setTown] = useState('paterna');
  const [fiscal, setFiscal] = useState('bilbao');
  return (
    <>
      <ComboboxField
        label="Municipio"
        required
        hint="Escribe para buscar; siempre hay uno."
        value={town}
        onChange={setTown}
        options={TOWNS}
      />
      <ComboboxField
        label="Municipio fiscal"
        hint="Este se puede quitar."
        placeholder="Sin municipio"
        value={fiscal}
        onChange={setFiscal}
        options={TOWNS}
      />
    </>
  );
}
