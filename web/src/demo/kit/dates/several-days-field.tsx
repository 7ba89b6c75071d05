import { IconCalendarPlus, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { FieldProps } from '../../../ui/fields/field.tsx';
import dateStyles from '../../../ui/kit/dates/dates.module.css';
import { FieldGroup } from '../../../ui/kit/dates/typed-input.tsx';
import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import { later } from '../../../ui/overlay/on-demand.tsx';
import styles from './several-days.module.css';

const CALENDAR = later(async () => (await import('../../../ui/kit/dates/calendar.tsx')).SeveralDaysCalendar);

type Props = Omit<FieldProps, 'labelHidden' | 'name'> & {
  /** Days, `YYYY-MM-DD`, in order. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly min?: string;
  readonly max?: string;
};

/** Days that need not follow one another, chosen in one calendar. */
export function SeveralDaysField({ value, onChange, min, max, disabled, ...group }: Props) {
  const { t } = useTranslation('kit');
  return (
    <FieldGroup {...group}>
      <div className={styles.days}>
        {value.length === 0 && <span className={styles.none}>{t('noDays')}</span>}
        {value.map((day) => (
          <span key={day} className={styles.day}>
            {formatFecha(day)}
            <button
              type="button"
              disabled={disabled}
              aria-label={t('ui:removeOption', { option: formatFecha(day) })}
              onClick={() => onChange(value.filter((other) => other !== day))}
            >
              <IconX size={14} aria-hidden />
            </button>
          </span>
        ))}
        <Popover
          label={t('ui:openCalendar')}
          align="end"
          button={(toggle) => (
            <IconButton
              small
              icon={IconCalendarPlus}
              label={t('ui:openCalendar')}
              disabled={disabled}
              {...toggle}
            />
          )}
        >
          {() => (
            <Suspense fallback={<div className={dateStyles.coming} />}>
              <CALENDAR.Part values={value} {...{ onChange, min, max }} />
            </Suspense>
          )}
        </Popover>
      </div>
    </FieldGroup>
  );
}
