import { type Icon, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isBrowserKey } from '../../../ui/nav/keys.ts';
import itemStyles from '../../../ui/overlay/menu.module.css';
import { MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDisplay } from '../../../ui/theme/display.ts';
import styles from './context-menu.module.css';

type Props = {
  readonly label: string;
  readonly icon?: Icon;
  /** `MenuItem` elements. */
  readonly children: ReactNode;
};

/** A menu item that opens another menu beside it: with the pointer, Enter, or the arrow that points there. */
export function SubMenu({ label, icon: Glyph, children }: Props) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { rightToLeft } = useDisplay();
  const [inwards, outwards] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const Arrow = rightToLeft ? IconChevronLeft : IconChevronRight;

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== inwards && event.key !== outwards) || isBrowserKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(event.key === inwards);
    if (event.key === outwards) trigger.current?.focus();
  };
  return (
    <div
      role="none"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={trigger}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        className={`${itemStyles.item} ${styles.trigger}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
        {label}
        <Arrow size={16} aria-hidden />
      </button>
      {open && (
        <MenuPanel id={id} label={label} align="beside" onChosen={() => setOpen(false)}>
          {children}
        </MenuPanel>
      )}
    </div>
  );
}
