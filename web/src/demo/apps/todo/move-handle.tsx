import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { MenuItem, MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDropDown } from '../../../ui/overlay/use-drop-down.ts';
import { useTodoText } from './texts.ts';
import styles from './todo.module.css';

export type Handle = {
  readonly grip: { readonly onPointerDown: (event: PointerEvent) => void };
  readonly onStep: (by: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Moves the task: a pointer or a finger drags it, a press offers one place up or down, and so do Alt and the arrows. */
export function MoveHandle({ title, handle }: { title: string; handle: Handle }) {
  const t = useTodoText();
  const { box, id, open, toggle, close } = useDropDown<HTMLSpanElement>();
  const { grip, onStep, isFirst, isLast } = handle;
  const label = t('place', { title });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <span ref={box}>
      <button
        type="button"
        className={styles.handle}
        data-handle
        aria-label={label}
        aria-haspopup="menu"
        title={t('placeHint')}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        {...toggle}
        {...grip}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden />
      </button>
      {open && (
        <MenuPanel id={id} label={label} align="start" onChosen={close}>
          <MenuItem icon={IconArrowUp} disabled={isFirst} onChoose={() => onStep(-1)}>
            {t('moveUp')}
          </MenuItem>
          <MenuItem icon={IconArrowDown} disabled={isLast} onChoose={() => onStep(1)}>
            {t('moveDown')}
          </MenuItem>
        </MenuPanel>
      )}
    </span>
  );
}
