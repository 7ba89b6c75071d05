import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../nav/button.tsx';
import styles from './agenda-bar.module.css';
import { addDays, isoDay, mondayOf } from './days.ts';
import { VIEWS, type View } from './views.ts';
import { dayTitle, monthTitle, weekTitle } from './written-dates.ts';

type Unit = 'day' | 'week' | 'month';

type Props = {
  readonly state: {
    readonly view: View;
    readonly day: Date;
    readonly today: Date;
    readonly setView: (view: View) => void;
    readonly goTo: (day: Date) => void;
    readonly turn: (by: 1 | -1) => void;
  };
  readonly text: (key: `before-${Unit}` | `after-${Unit}` | `view-${View}` | 'view' | 'today') => string;
  /** The button that opens a panel on a narrow window. */
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
};

/** Names the days that are shown, turns to those before and after, and switches among the four views. */
export function AgendaBar({ state, text, menu, children }: Props) {
  const { view, turn } = state;
  const onToday = isoDay(state.day) === isoDay(state.today);
  const unit = view === 'list' ? 'month' : view;
  return (
    <div className={styles.toolbar}>
      {menu && <span className={styles.menu}>{menu}</span>}
      <div className={styles.turn}>
        <IconButton icon={IconChevronLeft} label={text(`before-${unit}`)} onClick={() => turn(-1)} />
        <IconButton icon={IconChevronRight} label={text(`after-${unit}`)} onClick={() => turn(1)} />
      </div>
      <Button small aria-disabled={onToday || undefined} onClick={() => state.goTo(state.today)}>
        {text('today')}
      </Button>
      <h2 className={styles.title} aria-live="polite">
        {titleOf(view, state.day)}
      </h2>
      <fieldset className={styles.views}>
        <legend className="vt-hidden">{text('view')}</legend>
        {VIEWS.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === view}
            onClick={() => state.setView(option)}
          >
            {text(`view-${option}`)}
          </button>
        ))}
      </fieldset>
      {children && <span className={styles.keys}>{children}</span>}
    </div>
  );
}

function titleOf(view: View, day: Date): string {
  if (view === 'day') return dayTitle(day);
  if (view === 'week') return weekTitle(mondayOf(day), addDays(mondayOf(day), 6));
  return monthTitle(day);
}
