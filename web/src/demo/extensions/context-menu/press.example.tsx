import { notify } from '../../../ui/feedback/toasts.ts';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { ContextMenu } from '../../kit/context-menu/context-menu.tsx';
import styles from '../extensions.module.css';

const WAYS = ['Luz', 'Gas', 'Placas solares'];

export default function PressContextMenu() {
  return (
    <ContextMenu
      opensOn="press"
      label="Qué se contrata"
      items={WAYS.map((way) => (
        <MenuItem key={way} onChoose={() => notify(`Elegido: ${way.toLowerCase()}`)}>
          {way}
        </MenuItem>
      ))}
    >
      <button type="button" className={styles.target}>
        Pulsa con el botón de siempre
      </button>
    </ContextMenu>
  );
}
