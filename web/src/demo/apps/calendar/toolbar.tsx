import { IconChevronLeft, IconChevronRight, IconKeyboard, IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { KeysHelp } from '../../../list/table/keys/keys-help.tsx';
import { useListKeys } from '../../../list/table/keys/use-list-keys.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { addDays, isoDay, mondayOf } from './dates/days.ts';
import { dayTitle, monthTitle, weekTitle } from './dates/written-dates.ts';
import { useCalendarText } from './texts.ts';
import styles from './toolbar.module.css';
import { type CalendarState, VIEWS } from './use-calendar.ts';

type Props = {
  readonly state: CalendarState;
  readonly onMenu: () => void;
  readonly onNew: () => void;
};

/** Names the days that are shown, turns to those before and after, and switches among the four views. */
export function Toolbar({ state, onMenu, onNew }: Props) {
  const t = useCalendarText();
  const { view, turn } = state;
  const onToday = isoDay(state.day) === isoDay(state.today);
  const unit = view === 'list' ? 'month' : view;
  return (
    <div className={styles.toolbar}>
      <IconButton icon={IconMenu2} label={t('openPanel')} className={styles.menu} onClick={onMenu} />
      <div className={styles.turn}>
        <IconButton icon={IconChevronLeft} label={t(`before-${unit}`)} onClick={() => turn(-1)} />
        <IconButton icon={IconChevronRight} label={t(`after-${unit}`)} onClick={() => turn(1)} />
      </div>
      <Button small aria-disabled={onToday || undefined} onClick={() => state.goTo(state.today)}>
        {t('today')}
      </Button>
      <h2 className={styles.title} aria-live="polite">
        {titleOf(state)}
      </h2>
      <fieldset className={styles.views}>
        <legend className="vt-hidden">{t('view')}</legend>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => state.setView(one)}>
            {t(`view-${one}`)}
          </button>
        ))}
      </fieldset>
      <Keys onNew={onNew} />
    </div>
  );
}

function titleOf({ view, day }: CalendarState): string {
  if (view === 'day') return dayTitle(day);
  if (view === 'week') return weekTitle(mondayOf(day), addDays(mondayOf(day), 6));
  return monthTitle(day);
}

/** Explains the keys of the calendar, and listens for the one of a new event. */
function Keys({ onNew }: Pick<Props, 'onNew'>) {
  const t = useCalendarText();
  const { t: ui } = useTranslation('ui');
  const [helping, setHelping] = useState(false);
  const place = useListKeys({ onNew, onHelp: () => setHelping(true) });
  return (
    <>
      <span ref={place} className={styles.keys}>
        <IconButton icon={IconKeyboard} label={ui('keys')} onClick={() => setHelping(true)} />
      </span>
      <KeysHelp
        open={helping}
        onClose={() => setHelping(false)}
        can={{ search: false, open: false, choose: false, edit: false, add: true }}
        more={[
          { keys: ['←', '→', '↑', '↓'], text: t('keyDays') },
          { keys: ['RePág', 'AvPág'], text: t('keyMonths') },
          { keys: ['Alt + ← → ↑ ↓'], text: t('keyMove') },
          { keys: ['Alt + Mayús + ← → ↑ ↓'], text: t('keyResize') },
        ]}
      />
    </>
  );
}
