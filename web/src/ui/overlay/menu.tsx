import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../nav/button.tsx';
import styles from './menu.module.css';
import { useDropDown } from './use-drop-down.ts';

const GAP_PX = 4;
const EDGE_PX = 12;

type Props = {
  readonly icon: Icon;
  /** What the menu is for: name of the button and of the menu. */
  readonly label: string;
  readonly small?: boolean;
  readonly buttonClass?: string;
  /** Which side of the button it lines up with; the end, for those at the end of a line. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

/** A button with a list of actions, `MenuItem`s: choosing one closes it and gives the focus back. */
export function Menu({ icon, label, small, buttonClass, align = 'end', children }: Props) {
  const { box, id, open, toggle, close } = useDropDown<HTMLSpanElement>();
  return (
    <span ref={box}>
      <IconButton
        small={small}
        icon={icon}
        label={label}
        className={buttonClass}
        aria-haspopup="menu"
        {...toggle}
      />
      {open && (
        <MenuPanel id={id} label={label} align={align} onChosen={close}>
          {children}
        </MenuPanel>
      )}
    </span>
  );
}

type ItemProps = {
  readonly onChoose: () => void;
  /** Whether it is in force, for those that are turned on and off. */
  readonly on?: boolean;
  readonly icon?: Icon;
  readonly children: ReactNode;
};

export function MenuItem({ onChoose, on, icon: Glyph, children }: ItemProps) {
  const content = (
    <>
      {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
      {children}
    </>
  );
  const button = { type: 'button', tabIndex: -1, className: styles.item, onClick: onChoose } as const;
  if (on === undefined) {
    return (
      <button {...button} role="menuitem">
        {content}
      </button>
    );
  }
  return (
    <button {...button} role="menuitemcheckbox" aria-checked={on}>
      {content}
    </button>
  );
}

type PanelProps = Pick<Props, 'label' | 'align' | 'children'> & {
  readonly id: string;
  readonly onChosen: () => void;
};

/** Beside the element before it, in the browser's top layer, so that no scrolling frame cuts it. */
export function MenuPanel({ id, label, align, children, onChosen }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const button = element?.previousElementSibling?.getBoundingClientRect();
    if (!element || !button) return;
    // Not every place that renders pages, such as a test, has a top layer.
    element.showPopover?.();
    const { offsetWidth: width, offsetHeight: height } = element;
    const fits = button.bottom + GAP_PX + height < window.innerHeight;
    const atLeft = (align === 'start') !== (document.documentElement.dir === 'rtl');
    const left = atLeft ? button.left : button.right - width;
    const room = document.documentElement.clientWidth - width - EDGE_PX;
    element.style.top = `${fits ? button.bottom + GAP_PX : button.top - GAP_PX - height}px`;
    element.style.left = `${Math.max(EDGE_PX, Math.min(left, room))}px`;
    itemsOf(element)[0]?.focus({ preventScroll: true });
  }, [align]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') onChosen();
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    items.at(to % items.length)?.focus();
  };

  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onClick={onChosen}
    >
      {children}
    </div>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}
