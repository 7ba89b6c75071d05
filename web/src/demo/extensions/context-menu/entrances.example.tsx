import { notify } from '../../../ui/feedback/toasts.ts';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { ContextMenu } from '../../kit/context-menu/context-menu.tsx';
import styles from '../extensions.module.css';
import { opensMenu } from './opens-menu.ts';

const ENTRANCES = [
  { entrance: 'fade', name: 'Se aclara' },
  { entrance: 'flip', name: 'Se abre' },
  { entrance: 'slide', name: 'Se despliega' },
] as const;

export default function ContextMenuEntrances() {
  return ENTRANCES.map(({ entrance, name }) => (
    <ContextMenu
      key={entrance}
      label={name}
      entrance={entrance}
      items={
        <>
          <MenuItem onChoose={() => notify('Curva abierta')}>Ver la curva</MenuItem>
          <MenuItem onChoose={() => notify('Factura abierta')}>Ver la factura</MenuItem>
        </>
      }
    >
      <button type="button" className={styles.target} onClick={(press) => opensMenu(press)}>
        {name}: pulsa con el botón derecho
      </button>
    </ContextMenu>
  ));
}
