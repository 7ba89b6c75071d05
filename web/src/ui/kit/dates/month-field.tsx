import { IconCalendarMonth } from '@tabler/icons-react';
import { today } from '../../../format/date.ts';
import { addMonths, parseMonth } from '../../../format/parse-date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { later } from '../../overlay/on-demand.tsx';
import { TypedInput } from './typed-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

const MONTHS = later(async () => (await import('./month-panel.tsx')).MonthPanel);
const SETTLED = /\d{4}$|^\d{4}-/;

type Props = FieldProps & {
  /** `YYYY-MM`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
};

/** A month, typed as `01/2026` or chosen in the months of a year. */
export function MonthField({ value, onChange, min, max, ...field }: Props) {
  const { t } = useTranslation('ui');
  const typed = useTypedValue({ value, onChange, settled: SETTLED, parse: parseMonth, write: writeMonth });
  const outside = value !== '' && ((min && value < min) || (max && value > max));
  return (
    <Field {...field} error={field.error ?? (typed.isWrong || outside ? t('notAMonth') : undefined)}>
      {(control) => (
        <TypedInput
          {...{ control, typed }}
          placeholder={t('monthFormat')}
          icon={IconCalendarMonth}
          opens={t('openCalendar')}
          load={MONTHS.load}
          step={(by) => typed.choose(value ? addMonths(value, by) : today().slice(0, 7))}
          panel={(close) => (
            <MONTHS.Part
              {...{ value, min, max }}
              onChoose={(month) => {
                typed.choose(month);
                close();
              }}
            />
          )}
        />
      )}
    </Field>
  );
}

function writeMonth(value: string): string {
  return `${value.slice(5)}/${value.slice(0, 4)}`;
}
