import { type RefObject, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/** What the button of a panel takes: it says whether the panel is open, and opens or closes it. */
export type Toggle = {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
};

type DropDownState<T extends HTMLElement> = {
  /** Around the button and its panel. */
  readonly box: RefObject<T | null>;
  readonly id: string;
  readonly open: boolean;
  readonly toggle: Toggle;
  /** Closes the panel once what it was for is done, and gives the focus back to the button. */
  readonly close: () => void;
};

/** A panel that hangs from a button: Esc, or the focus or the pointer elsewhere, close it. */
export function useDropDown<T extends HTMLElement>(): DropDownState<T> {
  const [open, setOpen] = useState(false);
  const box = useRef<T>(null);
  const id = useId();
  useDismiss(box, open, () => setOpen(false));
  return {
    box,
    id,
    open,
    toggle: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpen(!open),
    },
    close: () => {
      setOpen(false);
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    },
  };
}
