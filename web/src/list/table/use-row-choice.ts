import { useRef } from 'react';

type Selection = {
  readonly selected: ReadonlySet<string>;
  /** Every row that passes the filter is chosen, on all pages. */
  readonly all?: boolean;
  readonly onChange: (keys: ReadonlySet<string>) => void;
};

/** Lets rows be chosen one by one, by ranges within the page, or all of the page. */
export function useRowChoice(selection: Selection | undefined, keys: readonly string[]) {
  const anchor = useRef<string>(undefined);
  if (!selection) return undefined;
  const { selected, all, onChange } = selection;

  const choose = (changed: readonly string[], on: boolean) => {
    // Removing one row from «all» leaves the other rows on screen chosen.
    const before = all ? keys : [...selected];
    const others = before.filter((key) => !changed.includes(key));
    onChange(new Set(on ? [...others, ...changed] : others));
  };

  return {
    isChosen: (key: string) => all || selected.has(key),
    onSelect: (key: string, on: boolean, range: boolean) => {
      const [from, to] = [keys.indexOf(anchor.current ?? ''), keys.indexOf(key)].toSorted((a, b) => a - b);
      const inRange = range && from !== undefined && from >= 0 && to !== undefined;
      choose(inRange ? keys.slice(from, to + 1) : [key], on);
      anchor.current = key;
    },
    page: {
      checked: all ? keys.length : keys.filter((key) => selected.has(key)).length,
      of: keys.length,
      onChange: (on: boolean) => choose(keys, on),
    },
  };
}
