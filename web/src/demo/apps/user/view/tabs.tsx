import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

type Tab<Id extends string> = { readonly id: Id; readonly label: string; readonly icon: Icon };

type Props<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
};

/** Where each key goes from a tab, in the direction of the text. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  next: (at, last) => (at === last ? 0 : at + 1),
  back: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs as the keyboard expects them: one stop, and the arrows to go from one to another. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[stepOf(event.key)];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[step(at, tabs.length - 1)];
    if (!next) return;
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id: tab, label: name, icon: Glyph }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === value}
            aria-controls={tab === value ? `${id}-panel` : undefined}
            tabIndex={tab === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab)}
          >
            <Glyph size={18} stroke={1.7} aria-hidden />
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

function stepOf(key: string): string {
  const rightToLeft = document.documentElement.dir === 'rtl';
  if (key === 'ArrowRight') return rightToLeft ? 'back' : 'next';
  if (key === 'ArrowLeft') return rightToLeft ? 'next' : 'back';
  return key;
}
