import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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
  /** In sight, but not to be chosen now. */
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
    // A press on what cannot be chosen leaves the menu open.
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
  /** Below what is before it, lined up with its start or its end; or beside it, for a menu inside another. */
  readonly align?: 'start' | 'end' | 'beside';
  /** How it comes in. */
  readonly entrance?: string;
  readonly onChosen: () => void;
};

/** Beside the element before it, in the browser's top layer, so that no scrolling frame cuts it. */
export function MenuPanel({ id, label, align, entrance = '', children, onChosen }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const button = element?.previousElementSibling?.getBoundingClientRect();
    if (!element || !button) return;
    // Not every place that renders pages, such as a test, has a top layer.
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

function belowOf(button: DOMRect, panel: HTMLElement, align: 'start' | 'end' | undefined) {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const fits = button.bottom + GAP_PX + height < window.innerHeight;
  const atLeft = (align === 'start') !== (document.documentElement.dir === 'rtl');
  const left = atLeft ? button.left : button.right - width;
  const room = document.documentElement.clientWidth - width - EDGE_PX;
  return {
    left: Math.max(EDGE_PX, Math.min(left, room)),
    top: fits ? button.bottom + GAP_PX : button.top - GAP_PX - height,
  };
}

/** On the side where it fits, the end of the line first; over the menu where it fits on neither. */
function besideOf(item: DOMRect, panel: HTMLElement) {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const room = document.documentElement.clientWidth - width - EDGE_PX;
  const sides = [item.right + GAP_PX, item.left - GAP_PX - width];
  if (document.documentElement.dir === 'rtl') sides.reverse();
  const left = sides.find((at) => at >= EDGE_PX && at <= room) ?? Math.min(item.left + EDGE_PX, room);
  const top = Math.min(item.top - GAP_PX, window.innerHeight - height - EDGE_PX);
  return { left: Math.max(EDGE_PX, left), top: Math.max(EDGE_PX, top) };
}

/** Its own, without those of a menu inside. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')].filter(
    (item) => item.closest('[role="menu"]') === menu,
  );
}
