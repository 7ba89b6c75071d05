import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { MenuPanel } from '../../overlay/menu.tsx';
import { useDismiss } from '../../overlay/use-dismiss.ts';

type Props = {
  /** What the menu is about. */
  readonly label: string;
  /** `MenuItem`s. */
  readonly items: ReactNode;
  /** What opens it: the second button of the pointer and the menu key, unless it says otherwise. */
  readonly opensOn?: 'context' | 'press' | 'double';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A place with a menu of its own where the pointer is; from the keyboard, where the focus is. */
export function ContextMenu({ label, items, opensOn = 'context', className, children }: Props) {
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
    // The menu key and Enter have no pointer: the menu opens under what has the focus.
    const box = event.currentTarget.getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    setAt(byKey ? { left: box.left, top: box.bottom } : { left: event.clientX, top: event.clientY });
  };
  const event = { context: 'onContextMenu', press: 'onClick', double: 'onDoubleClick' }[opensOn];
  return (
    <div ref={box} className={className} {...{ [event]: open }}>
      {children}
      {at && (
        <>
          <span aria-hidden="true" style={{ position: 'fixed', ...at }} />
          <MenuPanel id={id} label={label} align="start" onChosen={close}>
            {items}
          </MenuPanel>
        </>
      )}
    </div>
  );
}
