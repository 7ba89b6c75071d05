import { DateField } from '../../../../ui/kit/dates/date-field.tsx';
import { TimeField } from '../../../../ui/kit/dates/time-field.tsx';
import { Switch } from '../../../../ui/kit/switch/switch.tsx';
import { useCalendarText } from '../texts.ts';
import styles from './event-drawer.module.css';
import { type EventValues, withStart } from './event-values.ts';

type When = Pick<EventValues, 'allDay' | 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

type Props = {
  readonly values: EventValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<When>) => void;
};

/** Asks when an event begins and ends: days alone, or days and hours. The end follows the beginning. */
export function EventWhen({ values, errors, onChange }: Props) {
  const t = useCalendarText();
  const { allDay } = values;
  return (
    <>
      <Switch label={t('allDay')} value={allDay} onChange={(next) => onChange({ allDay: next })} />
      <div className={styles.when} data-whole={allDay || undefined}>
        <DateField
          label={t('start')}
          required
          value={values.startDay}
          error={errors.startDay}
          onChange={(startDay) => onChange(withStart(values, { startDay }))}
        />
        {!allDay && (
          <TimeField
            label={t('startTime')}
            required
            value={values.startTime}
            error={errors.startTime}
            onChange={(startTime) => onChange(withStart(values, { startTime }))}
          />
        )}
      </div>
      <div className={styles.when} data-whole={allDay || undefined}>
        <DateField
          label={t('end')}
          required
          value={values.endDay}
          error={errors.endDay}
          onChange={(endDay) => onChange({ endDay })}
        />
        {!allDay && (
          <TimeField
            label={t('endTime')}
            required
            value={values.endTime}
            error={errors.endTime}
            onChange={(endTime) => onChange({ endTime })}
          />
        )}
      </div>
    </>
  );
}
