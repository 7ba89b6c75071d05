import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import styles from '../examples.module.css';

const COLUMNS = ['Consumo', 'Potencia', 'Ahorro'];

export default function CheckedDropdown() {
  const [shown, setShown] = useState(['Consumo', 'Ahorro']);
  const turn = (name: string) =>
    setShown(shown.includes(name) ? shown.filter((other) => other !== name) : [...shown, name]);
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Menu icon={IconColumns3} label="Columnas de los contratos" align="start">
        {COLUMNS.map((name) => (
          <MenuItem key={name} on={shown.includes(name)} onChoose={() => turn(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <span>A la vista: {shown.join(', ') || 'ninguna'}</span>
    </div>
  );
}
