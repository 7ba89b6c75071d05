import { useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { FieldProps } from '../../../ui/fields/field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import { TimeField } from '../../../ui/kit/dates/time-field.tsx';
import { FieldGroup } from '../../../ui/kit/dates/typed-input.tsx';

type Props = Omit<FieldProps, 'labelHidden'> & {
  /** `YYYY-MM-DDTHH:mm`, or empty while the day or the time is missing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Days, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  readonly stepMin?: number;
  readonly autoFocus?: boolean;
};

/** A day and a time; a day that is chosen first gets nine in the morning. */
export function DateTimeField({ value, onChange, min, max, stepMin, autoFocus, ...field }: Props) {
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState({ day: '', time: '' });
  const [day = '', time = ''] = value === '' ? [draft.day, draft.time] : value.split('T');

  const put = (next: { readonly day: string; readonly time: string }) => {
    setDraft(next);
    onChange(next.day && next.time ? `${next.day}T${next.time}` : '');
  };
  const { label, hint, error, required, disabled, name } = field;
  return (
    <FieldGroup {...{ label, hint, error, required }}>
      <DateField
        {...{ min, max, required, disabled, name, autoFocus }}
        label={t('dayOf', { label })}
        labelHidden
        value={day}
        onChange={(next) => put({ day: next, time: time || (next && '09:00') })}
      />
      <TimeField
        {...{ stepMin, required, disabled }}
        label={t('timeOf', { label })}
        labelHidden
        value={time}
        onChange={(next) => put({ day, time: next })}
      />
    </FieldGroup>
  );
}
