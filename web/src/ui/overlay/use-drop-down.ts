import { type RefObject, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/** The attributes of the button of a panel: whether the panel is open, and what opens or closes it. */
export type Toggle = {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onFocus?: () => void;
};

type DropDownState<T extends HTMLElement> = {
  /** The element around the button and its panel. */
  readonly box: RefObject<T | null>;
  readonly id: string;
  readonly open: boolean;
  readonly toggle: Toggle;
  /** Closes the panel after a choice, and returns the focus to the button. */
  readonly close: () => void;
};

/** Who holds the state of a panel from outside: whether it is open, and what hears that it should open or close. */
export type HeldOpen = { readonly open: boolean; readonly onChange: (open: boolean) => void };

/** The state of a panel that hangs from a button. Esc, or moving the focus or the pointer elsewhere, closes it. */
export function useDropDown<T extends HTMLElement>(opened = false, held?: HeldOpen): DropDownState<T> {
  const [own, setOwn] = useState(opened);
  const { open, onChange: setOpen } = held ?? { open: own, onChange: setOwn };
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
