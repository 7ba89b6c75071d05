import { useState } from 'react';
import { ComboboxField } from '../../../ui/kit/combobox/combobox-field.tsx';

const TOWNS = [
  'Alicante',
  'Almería',
  'Badajoz',
  'Barcelona',
  'Bilbao',
  'Burgos',
  'Cáceres',
  'Cádiz',
  'Córdoba',
]
  .concat(['Gijón', 'Granada', 'Huelva', 'León', 'Lugo', 'Madrid', 'Málaga', 'Murcia', 'Oviedo', 'Palencia'])
  .concat([
    'Salamanca',
    'Santander',
    'Sevilla',
    'Soria',
    'Toledo',
    'Valencia',
    'Valladolid',
    'Vigo',
    'Zaragoza',
  ])
  .map((name) => ({ value: name, label: name }));

export default function FocusAutocomplete() {
  const [town, setTown] = useState('');
  return (
    <ComboboxField
      label="Ciudad"
      most={4}
      opensOn="focus"
      hint="Ofrece cuatro en cuanto llegas al campo."
      options={TOWNS}
      value={town}
      onChange={setTown}
    />
  );
}
