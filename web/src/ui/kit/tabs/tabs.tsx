import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { PagePartContext, usePagePart } from '../../../router/use-unsaved.ts';
import type { Tone } from '../../feedback/badge.tsx';
import { isBrowserKey } from '../../nav/keys.ts';
import styles from './tabs.module.css';

type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly icon?: Icon;
  readonly disabled?: boolean;
};

type Look = {
  /** `boxed` has a frame of its own, `line` a rule that marks the chosen tab, and `pills` neither. */
  readonly look?: 'boxed' | 'line' | 'pills';
  readonly orientation?: 'horizontal' | 'vertical';
  /**
   * Where the tabs stand in their line; `fill` shares the line by the length of each text, `justify` in equal parts.
   */
  readonly align?: 'start' | 'centre' | 'end' | 'fill' | 'justify';
  /** Puts vertical tabs at the end of the line instead of its beginning. */
  readonly after?: boolean;
  /** The colour of the chosen tab when the look is `pills`. */
  readonly tone?: Tone;
};

type Props<Id extends string> = Look & {
  /** Screen readers read it as the name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  /** Called once the user agrees to lose what they have typed in the panel and not saved. */
  readonly onChange: (id: Id) => void;
  /** The parameter of the address that names the open tab. */
  readonly parameter?: string;
  readonly children: ReactNode;
};

/** The tab that each key leads to. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  next: (at, last) => (at === last ? 0 : at + 1),
  back: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Tabs that work as the keyboard expects: one Tab stop, and the arrows go from one to another. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  parameter,
  children,
  look = 'boxed',
  orientation = 'horizontal',
  align = 'fill',
  after,
  tone = 'accent',
}: Props<Id>) {
  const id = useId();
  const { part, list, choose } = useChoice({ parameter, onChange });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabOfKey(event, { tabs, value, orientation });
    if (next) choose(next);
  };

  return (
    <div className={styles.tabs} data-look={look} data-orientation={orientation} data-after={after}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        data-align={align}
        data-tone={tone}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id: tab, label: name, icon: Glyph, disabled }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            disabled={disabled}
            aria-selected={tab === value}
            aria-controls={tab === value ? `${id}-panel` : undefined}
            tabIndex={tab === value ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(tab)}
          >
            {Glyph && <Glyph size={18} stroke={1.7} aria-hidden />}
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        <PagePartContext value={part}>{children}</PagePartContext>
      </div>
    </div>
  );
}

/** Goes to another tab and focuses it, unless somebody would rather keep what is unsaved in this one. */
function useChoice<Id extends string>({ parameter, onChange }: Pick<Props<Id>, 'parameter' | 'onChange'>) {
  const { part, leave } = usePagePart(parameter);
  const list = useRef<HTMLDivElement>(null);
  const choose = (tab: Id) =>
    leave(() => {
      onChange(tab);
      list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
    });
  return { part, list, choose };
}

/** The tab that a key leads to, past those that cannot be chosen. */
function tabOfKey<Id extends string>(
  event: KeyboardEvent,
  {
    tabs,
    value,
    orientation,
  }: Pick<Props<Id>, 'tabs' | 'value'> & { orientation: 'horizontal' | 'vertical' },
) {
  const step = STEPS[stepOf(event.key, orientation)];
  if (!step || isBrowserKey(event)) return undefined;
  event.preventDefault();
  const reachable = tabs.filter(({ disabled }) => !disabled);
  const at = reachable.findIndex((tab) => tab.id === value);
  return reachable[step(at, reachable.length - 1)]?.id;
}

/** Horizontal tabs follow the direction of the text; vertical ones use the up and down arrows. */
function stepOf(key: string, orientation: 'horizontal' | 'vertical'): string {
  const vertical = orientation === 'vertical';
  const rightToLeft = !vertical && document.documentElement.dir === 'rtl';
  if (key === (vertical ? 'ArrowDown' : 'ArrowRight')) return rightToLeft ? 'back' : 'next';
  if (key === (vertical ? 'ArrowUp' : 'ArrowLeft')) return rightToLeft ? 'next' : 'back';
  return key;
}
