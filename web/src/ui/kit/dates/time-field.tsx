import { IconClock } from '@tabler/icons-react';
import { parseTime } from '../../../format/parse-date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Field, type FieldProps } from '../../fields/field.tsx';
import { later } from '../../overlay/on-demand.tsx';
import { TypedInput } from './typed-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

const TIMES = later(async () => (await import('./times-panel.tsx')).TimesPanel);
const DAY_MIN = 24 * 60;
const SETTLED = /\d\D?\d{2}$/;

type Props = FieldProps & {
  /** `HH:mm`, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Minutes between the times that are offered; any other time can be typed. */
  readonly stepMin?: number;
};

/** A time on the clock of twenty-four hours: `9`, `930` and `9:30` are understood. */
export function TimeField({ value, onChange, stepMin = 30, ...field }: Props) {
  const { t } = useTranslation('ui');
  const typed = useTypedValue({ value, onChange, settled: SETTLED, parse: parseTime, write: (time) => time });
  return (
    <Field {...field} error={field.error ?? (typed.isWrong ? t('notATime') : undefined)}>
      {(control) => (
        <TypedInput
          {...{ control, typed }}
          placeholder="hh:mm"
          icon={IconClock}
          opens={t('openTimes')}
          load={TIMES.load}
          step={(by) => typed.choose(value ? movedBy(value, by * stepMin) : '09:00')}
          panel={(close) => (
            <TIMES.Part
              {...{ value, stepMin }}
              label={field.label}
              onChoose={(time) => {
                typed.choose(time);
                close();
              }}
            />
          )}
        />
      )}
    </Field>
  );
}

function movedBy(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const moved = (hour * 60 + minute + minutes + DAY_MIN) % DAY_MIN;
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
