import { IconChevronDown } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import styles from '../examples.module.css';

export default function SplitDropdown() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button onClick={() => notify('Propuesta enviada por correo electrónico')}>Enviar la propuesta</Button>
      <Menu icon={IconChevronDown} label="Enviar de otra manera" align="start">
        <MenuItem onChoose={() => notify('Propuesta enviada por SMS')}>Por SMS</MenuItem>
        <MenuItem onChoose={() => notify('Propuesta preparada para imprimir')}>En papel</MenuItem>
      </Menu>
    </div>
  );
}
