import { type KeyboardEvent, useRef } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { ContextMenu } from '../../../ui/kit/context-menu/context-menu.tsx';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import styles from '../extensions.module.css';

export default function DoubleContextMenu() {
  const target = useRef<HTMLButtonElement>(null);
  /** The keyboard has no double press: Enter stands for it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    target.current?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
  };
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
      <button ref={target} type="button" className={styles.target} onKeyDown={onKeyDown}>
        Pulsa dos veces seguidas, o Intro
      </button>
    </ContextMenu>
  );
}
