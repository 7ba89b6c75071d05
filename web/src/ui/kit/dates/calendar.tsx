import { type DateRange, DayPicker, type PropsBase } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../nav/button.tsx';
import { useDisplay } from '../../theme/display.ts';
import styles from './calendar.module.css';
import { dateOf, isoOf } from './local-date.ts';

/** Two days, `YYYY-MM-DD`, both included. */
export type DaySpan = { readonly from: string; readonly to: string };

type Limits = {
  readonly min?: string;
  readonly max?: string;
  /** Days between the limits that cannot be chosen. */
  readonly closed?: readonly DaySpan[];
};

type DayProps = Limits & {
  readonly value: string;
  readonly onChoose: (day: string) => void;
  /** Without it there is no button that removes the day. */
  readonly onClear?: () => void;
  /** The calendar is always visible, so it does not take the focus when it appears. */
  readonly inline?: boolean;
};

/** A month from which a day is chosen, by pointer or by keyboard: arrows, Page Up and Down, Home and End. */
export function DayCalendar({ value, onChoose, onClear, inline, ...limits }: DayProps) {
  const { t } = useTranslation('ui');
  const now = today();
  const allowsToday =
    !(limits.min && now < limits.min) && !(limits.max && now > limits.max) && !isClosed(now, limits.closed);
  return (
    <>
      <DayPicker
        {...useLook(limits)}
        autoFocus={!inline}
        mode="single"
        selected={dateOf(value)}
        defaultMonth={dateOf(value) ?? dateOf(nearest(now, limits))}
        onDayClick={(day, { disabled }) => !disabled && onChoose(isoOf(day))}
      />
      <div className={styles.foot}>
        {allowsToday && (
          <Button small look="quiet" onClick={() => onChoose(now)}>
            {t('todayDay')}
          </Button>
        )}
        {onClear && value && (
          <Button small look="quiet" onClick={onClear}>
            {t('clearDay')}
          </Button>
        )}
      </div>
    </>
  );
}

type SeveralProps = Limits & {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** A calendar of separate days: pressing a day adds it or removes it. */
export function SeveralDaysCalendar({ values, onChange, ...limits }: SeveralProps) {
  return (
    <DayPicker
      {...useLook(limits)}
      autoFocus
      mode="multiple"
      selected={values.map(dateOf).filter((day) => day !== undefined)}
      defaultMonth={dateOf(values[0] ?? nearest(today(), limits))}
      onSelect={(days = []) => onChange(days.map(isoOf).sort())}
    />
  );
}

type RangeProps = Limits & {
  readonly from: string;
  readonly to: string;
  readonly onChoose: (range: { readonly from: string; readonly to: string }) => void;
};

/** A calendar of a range: the first press is its beginning and the second its end. */
export function RangeCalendar({ from, to, onChoose, ...limits }: RangeProps) {
  const selected: DateRange = { from: dateOf(from), to: dateOf(to) };
  return (
    <DayPicker
      {...useLook(limits)}
      autoFocus
      mode="range"
      numberOfMonths={window.innerWidth > 640 ? 2 : 1}
      selected={selected}
      defaultMonth={dateOf(from) ?? dateOf(nearest(today(), limits))}
      onDayClick={(pressed, { disabled }) => {
        if (disabled) return;
        const day = isoOf(pressed);
        const begins = !from || to !== '' || day < from;
        onChoose(begins ? { from: day, to: '' } : { from, to: day });
      }}
    />
  );
}

const FIRST_YEAR = 1990;
const YEARS_AHEAD = 30;

function useLook({ min, max, closed = [] }: Limits): PropsBase {
  const { language, rightToLeft } = useDisplay();
  const thisYear = Number(today().slice(0, 4));
  return {
    className: styles.calendar,
    locale: language === 'en' ? enGB : es,
    weekStartsOn: 1,
    dir: rightToLeft ? 'rtl' : 'ltr',
    captionLayout: 'dropdown',
    showOutsideDays: true,
    startMonth: dateOf(min || `${FIRST_YEAR}-01-01`),
    endMonth: dateOf(max || `${thisYear + YEARS_AHEAD}-12-31`),
    disabled: (day) => {
      const iso = isoOf(day);
      return Boolean((min && iso < min) || (max && iso > max)) || isClosed(iso, closed);
    },
  };
}

function isClosed(day: string, closed: readonly DaySpan[] = []): boolean {
  return closed.some(({ from, to }) => day >= from && day <= to);
}

/** The month shown when nothing is chosen must have a day that can be chosen. */
function nearest(day: string, { min, max }: Limits): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
