import { IconCalendarMonth } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { FieldProps } from '../../../ui/fields/field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import styles from '../../../ui/kit/dates/dates.module.css';
import { FieldGroup } from '../../../ui/kit/dates/typed-input.tsx';
import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { later } from '../../../ui/overlay/on-demand.tsx';

const CALENDAR = later(async () => (await import('../../../ui/kit/dates/calendar.tsx')).RangeCalendar);

type Range = { readonly from: string; readonly to: string };

type Props = Omit<FieldProps, 'labelHidden' | 'name'> & {
  /** Days, `YYYY-MM-DD`, both included; either may be empty. */
  readonly value: Range;
  readonly onChange: (value: Range) => void;
  readonly min?: string;
  readonly max?: string;
};

/** A range of days, typed in two fields or chosen in one calendar. */
export function DateRangeField({ value, onChange, min, max, ...field }: Props) {
  const { t } = useTranslation('kit');
  const { label, hint, error, required, disabled } = field;
  const backwards = value.from !== '' && value.to !== '' && value.to < value.from;
  return (
    <FieldGroup {...{ label, hint, required }} error={error ?? (backwards ? t('rangeBackwards') : undefined)}>
      <DateField
        {...{ min, max, required, disabled }}
        label={t('rangeFrom', { label })}
        labelHidden
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DateField
        {...{ min, max, required, disabled }}
        label={t('rangeTo', { label })}
        labelHidden
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
      <span className={styles.range}>
        <Popover
          label={t('openRange')}
          align="end"
          button={(toggle) => (
            <IconButton icon={IconCalendarMonth} label={t('openRange')} disabled={disabled} {...toggle} />
          )}
        >
          {(close) => (
            <Suspense fallback={<div className={styles.coming} />}>
              <CALENDAR.Part
                {...{ ...value, min, max }}
                onChoose={(range) => {
                  onChange(range);
                  if (range.to) close();
                }}
              />
            </Suspense>
          )}
        </Popover>
      </span>
    </FieldGroup>
  );
}
