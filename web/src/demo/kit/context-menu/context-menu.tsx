import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { MenuPanel } from '../../../ui/overlay/menu.tsx';
import { useDismiss } from '../../../ui/overlay/use-dismiss.ts';
import styles from './context-menu.module.css';

type Props = {
  /** Screen readers read it as the name of the menu. */
  readonly label: string;
  /** `MenuItem` elements. */
  readonly items: ReactNode;
  /** The gesture that opens it: by default the second button of the pointer, or the menu key. */
  readonly opensOn?: 'context' | 'press' | 'double';
  /** The animation with which the menu appears. */
  readonly entrance?: 'fade' | 'flip' | 'slide';
  readonly className?: string;
  readonly children: ReactNode;
};

/** An area with a menu that opens at the pointer or, from the keyboard, at the focus. */
export function ContextMenu({ label, items, opensOn = 'context', ...look }: Props) {
  const { entrance = 'fade', className, children } = look;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number }>();
  const close = () => {
    setAt(undefined);
    opener.current?.focus();
  };
  useDismiss(box, at !== undefined, () => setAt(undefined));

  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[role="menu"]')) return;
    event.preventDefault();
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // The menu key and Enter have no pointer position: the menu opens under the element with the focus.
    const box = event.currentTarget.getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    setAt(byKey ? { left: box.left, top: box.bottom } : { left: event.clientX, top: event.clientY });
  };
  const event = { context: 'onContextMenu', press: 'onClick', double: 'onDoubleClick' }[opensOn];
  return (
    // Esc closes the menu from the page, and the focus goes back from here.
    // biome-ignore lint/a11y/noStaticElementInteractions: what takes the pointer and the focus is inside
    <div
      ref={box}
      className={className}
      {...{ [event]: open }}
      onKeyDown={({ key }) => key === 'Escape' && at && opener.current?.focus()}
    >
      {children}
      {at && (
        <>
          <span aria-hidden="true" style={{ position: 'fixed', ...at }} />
          <MenuPanel id={id} label={label} align="start" entrance={styles[entrance]} onChosen={close}>
            {items}
          </MenuPanel>
        </>
      )}
    </div>
  );
}
