import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CALENDARS } from '../../../sample-data/calendar/calendar.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Calendar } from '../../kit/drawings/scenes.tsx';
import { Panel } from '../frame/panel.tsx';
import { CALENDAR_TONES } from './calendars.ts';
import styles from './side-panel.module.css';
import { useCalendarText } from './texts.ts';
import type { CalendarState } from './use-calendar.ts';

type Props = { readonly state: CalendarState; readonly onNew: () => void };

/** Begins a new event, and chooses the calendars that are shown. */
export function SidePanel({ state, onNew }: Props) {
  const t = useCalendarText();
  return (
    <Panel>
      <Button look="primary" icon={IconPlus} onClick={onNew}>
        {t('newEvent')}
      </Button>
      <fieldset className={styles.filters}>
        <legend>{t('calendars')}</legend>
        <AllBox state={state} />
        {CALENDARS.map((calendar) => (
          <label key={calendar} className={styles.filter} data-tone={CALENDAR_TONES[calendar]}>
            <input
              type="checkbox"
              checked={state.calendars.includes(calendar)}
              onChange={() => state.toggle(calendar)}
            />
            {t(`calendar-${calendar}`)}
          </label>
        ))}
      </fieldset>
      <Drawing>
        <Calendar />
      </Drawing>
    </Panel>
  );
}

/** The box is half checked while only some calendars are shown. */
function AllBox({ state: { calendars, toggleAll } }: Pick<Props, 'state'>) {
  const t = useCalendarText();
  const box = useRef<HTMLInputElement>(null);
  const isAll = calendars.length === CALENDARS.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = !isAll && calendars.length > 0;
  }, [isAll, calendars.length]);
  return (
    <label className={styles.filter}>
      <input ref={box} type="checkbox" checked={isAll} onChange={toggleAll} />
      {t('viewAll')}
    </label>
  );
}
