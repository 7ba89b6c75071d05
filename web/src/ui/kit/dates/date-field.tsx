import { IconCalendar } from '@tabler/icons-react';
import { formatFecha, today } from '../../../format/date.ts';
import { addDays, parseDay } from '../../../format/parse-date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { later } from '../../overlay/on-demand.tsx';
import { TypedInput } from './typed-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

const CALENDAR = later(async () => (await import('./calendar.tsx')).DayCalendar);
const SETTLED = /^\d{4}-|\d{4}$/;

type Props = FieldProps & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
  /** Days between the limits that cannot be chosen. */
  readonly closed?: readonly { readonly from: string; readonly to: string }[];
  /** The field has the focus when its dialog opens. */
  readonly autoFocus?: boolean;
};

/** A day, typed as `05/01/2026` whatever the language of the browser, or chosen in a calendar. */
export function DateField({ value, onChange, min, max, closed, autoFocus, ...field }: Props) {
  const { t } = useTranslation('ui');
  const typed = useTypedValue({ value, onChange, settled: SETTLED, parse: parseDay, write: formatFecha });
  const complaint = typed.isWrong ? t('notADay') : outOfRange();

  function outOfRange(): string | undefined {
    if (value && min && value < min) return t('dayTooSoon', { day: formatFecha(min) });
    if (value && max && value > max) return t('dayTooLate', { day: formatFecha(max) });
    return closed?.some(({ from, to }) => value >= from && value <= to) ? t('dayClosed') : undefined;
  }

  return (
    <Field {...field} error={field.error ?? complaint}>
      {(control) => (
        <TypedInput
          {...{ control, typed, autoFocus }}
          placeholder={t('dayFormat')}
          icon={IconCalendar}
          opens={t('openCalendar')}
          load={CALENDAR.load}
          step={(by) => typed.choose(value ? addDays(value, by) : today())}
          panel={(close) => (
            <CALENDAR.Part
              {...{ value, min, max, closed }}
              onClear={field.required ? undefined : () => choose('', close)}
              onChoose={(day) => choose(day, close)}
            />
          )}
        />
      )}
    </Field>
  );

  function choose(day: string, close: () => void) {
    typed.choose(day);
    close();
  }
}
