import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export type Tab<Id extends string> = { readonly id: Id; readonly label: ReactNode };

type Props<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
};

/** Tabs: arrows walk them, as everywhere. Keep the chosen one in the address when it is worth sharing. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: Props<Id>) {
  const base = useId();
  const at = tabs.findIndex((tab) => tab.id === value);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = at + (document.documentElement.dir === 'rtl' ? -1 : 1);
    const steps: Record<string, number> = { ArrowRight: step, ArrowLeft: 2 * at - step, Home: 0, End: -1 };
    const to = steps[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={styles.tab}
            onKeyDown={walk}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
