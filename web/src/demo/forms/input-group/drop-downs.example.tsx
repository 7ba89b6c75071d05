import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { InputGroup } from '../../kit/input-group/input-group.tsx';
import { SmallSelect } from '../../kit/small-select/small-select.tsx';

const UNITS = [
  { value: 'kwh', label: '€/kWh' },
  { value: 'mwh', label: '€/MWh' },
] as const;
const FREQUENT = ['Panadería Núñez', 'Talleres Vila', 'Bar Sol'];

export default function GroupsWithDropDowns() {
  const [price, setPrice] = useState('142,35');
  const [unit, setUnit] = useState<'kwh' | 'mwh'>('mwh');
  const [client, setClient] = useState('');
  return (
    <>
      <InputGroup
        label="Precio"
        inputMode="decimal"
        after={<SmallSelect label="Unidad del precio" value={unit} options={UNITS} onChange={setUnit} />}
        value={price}
        onChange={setPrice}
      />
      <InputGroup
        label="Cliente"
        after={
          <Menu icon={IconChevronDown} label="Clientes frecuentes">
            {FREQUENT.map((name) => (
              <MenuItem key={name} onChoose={() => setClient(name)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        }
        value={client}
        onChange={setClient}
      />
    </>
  );
}
