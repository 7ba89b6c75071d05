import { notify } from '../../../ui/feedback/toasts.ts';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { ContextMenu } from '../../kit/context-menu/context-menu.tsx';
import styles from '../extensions.module.css';
import { opensMenu } from './opens-menu.ts';

export default function DoubleContextMenu() {
  return (
    <ContextMenu
      opensOn="double"
      label="Lectura de ayer"
      items={
        <>
          <MenuItem onChoose={() => notify('Lectura corregida')}>Corregir</MenuItem>
          <MenuItem onChoose={() => notify('Lectura dada por buena')}>Dar por buena</MenuItem>
        </>
      }
    >
      <button
        type="button"
        className={styles.target}
        // A click without a press of the pointer (`detail` 0) comes from Enter.
        onClick={(press) => press.detail === 0 && opensMenu(press, 'dblclick')}
      >
        Pulsa dos veces seguidas, o Intro
      </button>
    </ContextMenu>
  );
}
