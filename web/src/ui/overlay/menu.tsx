import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../nav/button.tsx';
import styles from './menu.module.css';
import { useDropDown } from './use-drop-down.ts';

const GAP_PX = 4;
const EDGE_PX = 12;

type Props = {
  readonly icon: Icon;
  /** The name of both the button and the menu. */
  readonly label: string;
  readonly small?: boolean;
  readonly buttonClass?: string;
  /** The edge of the button that the menu lines up with; `end` is for buttons at the end of a line. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

/** A button with a menu of `MenuItem`s. Choosing one closes the menu and returns the focus to the button. */
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
  /** Whether it is on, for items that are turned on and off. */
  readonly on?: boolean;
  readonly icon?: Icon;
  /** The entry is visible, but it cannot be chosen now. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export function MenuItem({ onChoose, on, icon: Glyph, disabled, children }: ItemProps) {
  const content = (
    <>
      {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
      {children}
    </>
  );
  const button = {
    type: 'button',
    tabIndex: -1,
    className: styles.item,
    'aria-disabled': disabled,
    // Without this, a press on a disabled item would close the menu.
    onClick: disabled ? (event: MouseEvent) => event.stopPropagation() : onChoose,
  } as const;
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

type PanelProps = Pick<Props, 'label' | 'children'> & {
  readonly id: string;
  /**
   * `start` and `end` line up with an edge of the previous element, below it; `above` with its first edge, over it;
   * `beside` is for a menu inside another.
   */
  readonly align?: 'start' | 'end' | 'above' | 'beside';
  /** The animation with which it appears. */
  readonly entrance?: string;
  readonly onChosen: () => void;
};

/** The panel stands beside the previous element, in the browser's top layer, so that no scrolling frame cuts it. */
export function MenuPanel({ id, label, align, entrance = '', children, onChosen }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const button = element?.previousElementSibling?.getBoundingClientRect();
    if (!element || !button) return;
    // jsdom has no top layer.
    element.showPopover?.();
    const { left, top } = align === 'beside' ? besideOf(button, element) : belowOf(button, element, align);
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
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
      className={`${styles.menu} ${entrance}`}
      onKeyDown={onKeyDown}
      onClick={onChosen}
    >
      {children}
    </div>
  );
}

/** Where there is no room on one side of the button, the menu opens on the other. */
function belowOf(button: DOMRect, panel: HTMLElement, align: 'start' | 'end' | 'above' | undefined) {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const over = button.top - GAP_PX - height;
  const under = button.bottom + GAP_PX;
  const goesUp = align === 'above' ? over >= EDGE_PX : under + height >= window.innerHeight;
  const atLeft = (align === 'start' || align === 'above') !== (document.documentElement.dir === 'rtl');
  const left = atLeft ? button.left : button.right - width;
  const room = document.documentElement.clientWidth - width - EDGE_PX;
  return {
    left: Math.max(EDGE_PX, Math.min(left, room)),
    top: goesUp ? over : under,
  };
}

/** At the end of the line if it fits there, else at its start, else over the menu. */
function besideOf(item: DOMRect, panel: HTMLElement) {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const room = document.documentElement.clientWidth - width - EDGE_PX;
  const sides = [item.right + GAP_PX, item.left - GAP_PX - width];
  if (document.documentElement.dir === 'rtl') sides.reverse();
  const left = sides.find((at) => at >= EDGE_PX && at <= room) ?? Math.min(item.left + EDGE_PX, room);
  const top = Math.min(item.top - GAP_PX, window.innerHeight - height - EDGE_PX);
  return { left: Math.max(EDGE_PX, left), top: Math.max(EDGE_PX, top) };
}

/** The items of this menu, without those of the menus inside it. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
    (item) => item.closest('[role="menu"]') === menu,
  );
}
