import { useState } from 'react';
import { drawPortrait } from '../../../sample-data/pictures.ts';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';

const PEOPLE = [
  { name: 'Lucía Ferrer', post: 'Gestora de contratos' },
  { name: 'Hugo Prieto', post: 'Comercial' },
  { name: 'Carmen Ortiz', post: 'Facturación' },
  { name: 'Noa Vidal', post: 'Atención al cliente' },
].map(({ name, post }) => ({ value: name, label: name, hint: post, picture: drawPortrait(name) }));

export default function PeopleAutocomplete() {
  const [person, setPerson] = useState('');
  return (
    <ComboboxField
      label="Persona"
      hint="Se busca por el nombre y por el puesto."
      opensOn="typing"
      options={PEOPLE}
      value={person}
      onChange={setPerson}
    />
  );
}
