import { type DateRange, DayPicker, type PropsBase } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { useTranslation } from 'react-i18next';
import { today } from '../../../format/date.ts';
import { Button } from '../../nav/button.tsx';
import { useDisplay } from '../../theme/display.ts';
import styles from './calendar.module.css';
import { dateOf, isoOf } from './local-date.ts';

type Limits = { readonly min?: string; readonly max?: string };

type DayProps = Limits & {
  readonly value: string;
  readonly onChoose: (day: string) => void;
  /** Without it the day cannot be taken away. */
  readonly onClear?: () => void;
};

/** A month to choose a day from, by pointer or by keyboard: arrows, Page Up and Down, Home and End. */
export function DayCalendar({ value, onChoose, onClear, ...limits }: DayProps) {
  const { t } = useTranslation('ui');
  const now = today();
  const allowsToday = !(limits.min && now < limits.min) && !(limits.max && now > limits.max);
  return (
    <>
      <DayPicker
        {...useLook(limits)}
        autoFocus
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

type RangeProps = Limits & {
  readonly from: string;
  readonly to: string;
  readonly onChoose: (range: { readonly from: string; readonly to: string }) => void;
};

/** Two days and what lies between them: the first press is where it begins. */
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

function useLook({ min, max }: Limits): PropsBase {
  const { language, rightToLeft } = useDisplay();
  const thisYear = Number(today().slice(0, 4));
  return {
    className: styles.calendar,
    locale: language === 'en' ? enGB : es,
    weekStartsOn: 1,
    dir: rightToLeft ? 'rtl' : 'ltr',
    captionLayout: 'dropdown',
    showOutsideDays: true,
    startMonth: dateOf(min ?? `${FIRST_YEAR}-01-01`),
    endMonth: dateOf(max ?? `${thisYear + YEARS_AHEAD}-12-31`),
    disabled: [min && { before: dateOf(min) as Date }, max && { after: dateOf(max) as Date }].filter(
      (limit) => typeof limit === 'object',
    ),
  };
}

/** The month that opens when nothing is chosen shows a day that can be. */
function nearest(day: string, { min, max }: Limits): string {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
