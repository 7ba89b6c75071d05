import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useDismiss } from '../../overlay/use-dismiss.ts';
import type { Choice, ChoiceSource } from './choice.ts';
import { useChoices } from './use-choices.ts';

type ComboboxOptions = {
  readonly source: ChoiceSource;
  /** How many choices are offered at once, at most. */
  readonly most?: number;
  readonly several: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (choice: Choice) => void;
  /** Creates a choice from a text that matches none. */
  readonly onCreate?: (text: string) => void;
};

export type Combobox = {
  readonly id: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly open: boolean;
  readonly several: boolean;
  readonly choices: readonly Choice[];
  readonly state: 'ready' | 'searching' | 'failed';
  /** There are more matches, which typing further would find. */
  readonly more?: boolean;
  readonly retry: () => void;
  /** Index of the choice that Enter would choose; -1 for none. */
  readonly active: number;
  /** The text of the choice that could be created, if any. */
  readonly created: string | undefined;
  /** The text being typed; undefined while the user is not typing. */
  readonly typed: string | undefined;
  readonly type: (text: string) => void;
  readonly show: () => void;
  readonly hide: () => void;
  readonly activate: (at: number) => void;
  readonly chooseAt: (at: number) => void;
  readonly isChosen: (value: string) => boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const PAGE = 8;

/** The state of a list that opens under a field: the keys work as in a select, while the field is typed in. */
export function useCombobox({ source, most, ...options }: ComboboxOptions): Combobox {
  const { several, chosen, onChoose, onCreate } = options;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { open, setOpen, typed, setTyped, moved, setMoved, hide } = useOpening(box);
  const text = typed?.trim() ?? '';
  const search = useChoices(source, { text, open, most });
  const { choices, state } = search;

  const isNew = onCreate && text !== '' && !choices.some(({ label }) => label === text);
  const created = isNew && state !== 'searching' ? text : undefined;
  const last = choices.length - (created === undefined ? 1 : 0);
  // While a search is under way the rows still belong to an earlier text, and Enter must not choose one of them.
  const usual = state === 'searching' ? -1 : firstActive(choices, chosen, text);
  const active = open ? Math.min(moved ?? usual, last) : -1;

  const chooseAt = (at: number) => {
    const choice = choices[at];
    if (choice?.disabled) return;
    if (choice) onChoose(choice);
    else if (created !== undefined && at === choices.length) onCreate?.(created);
    else return;
    setTyped(undefined);
    if (!several) hide();
  };
  const moveTo = (at: number) => {
    setOpen(true);
    setMoved(Math.max(0, Math.min(at, last)));
  };

  return {
    id,
    box,
    open,
    several,
    ...search,
    active,
    created,
    typed,
    type: (next) => {
      setTyped(next);
      setMoved(undefined);
      setOpen(true);
    },
    show: () => setOpen(true),
    hide,
    activate: setMoved,
    chooseAt,
    isChosen: (value) => chosen.includes(value),
    onKeyDown: (event) =>
      onListKey(event, { ...search, open, active, moveTo, hide, show: () => setOpen(true), chooseAt }),
  };
}

/** Whether the list is open, what is being typed, and the choice that the keys have moved to; closing forgets both. */
function useOpening(box: RefObject<HTMLDivElement | null>) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState<number>();
  const hide = () => {
    setOpen(false);
    setMoved(undefined);
    setTyped(undefined);
  };
  useDismiss(box, open, hide);
  return { open, setOpen, typed, setTyped, moved, setMoved, hide };
}

type ListMoves = Pick<Combobox, 'open' | 'state' | 'active' | 'hide' | 'show' | 'chooseAt' | 'retry'> & {
  readonly moveTo: (at: number) => void;
};

function onListKey(event: KeyboardEvent, list: ListMoves): void {
  const { open, active, moveTo, show } = list;
  const failed = list.state === 'failed';
  // After a failure, Tab goes to the button that tries again, so the list stays.
  if (event.key === 'Tab' && !failed) list.hide();
  if (event.key === 'Enter' && open) {
    event.preventDefault();
    if (failed) list.retry();
    else list.chooseAt(active);
  }
  const to = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  if (open) moveTo(to);
  else show();
}

/** Index of the chosen choice or, once something is typed, of the first match. */
function firstActive(choices: readonly Choice[], chosen: readonly string[], text: string): number {
  if (text !== '') return 0;
  return choices.findIndex(({ value }) => chosen.includes(value));
}
