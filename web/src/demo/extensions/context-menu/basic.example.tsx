import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { ContextMenu } from '../../kit/context-menu/context-menu.tsx';
import styles from '../extensions.module.css';
import { opensMenu } from './opens-menu.ts';

export default function BasicContextMenu() {
  return (
    <ContextMenu
      label="Propuesta P-118"
      items={
        <>
          <MenuItem icon={IconPencil} onChoose={() => notify('Propuesta abierta para cambiarla')}>
            Cambiar
          </MenuItem>
          <MenuItem icon={IconCopy} onChoose={() => notify('Propuesta duplicada')}>
            Duplicar
          </MenuItem>
          <MenuItem icon={IconTrash} onChoose={() => notify('Propuesta archivada', { tone: 'warn' })}>
            Archivar
          </MenuItem>
        </>
      }
    >
      <button type="button" className={styles.target} onClick={(press) => opensMenu(press)}>
        Pulsa aquí con el botón derecho, o con la tecla de menú
      </button>
    </ContextMenu>
  );
}
