import type { Argument } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SeveralField } from '../../../ui/kit/combobox/several-field.tsx';
import { DateField } from '../../../ui/kit/dates/date-field.tsx';
import type { FilterField } from '../filter-field.ts';
import styles from './builder.module.css';
import { ChoicesField } from './choices-field.tsx';
import type { DraftCondition } from './draft.ts';

type Props = {
  readonly field: FilterField;
  readonly condition: DraftCondition;
  readonly wanted: Argument;
  readonly missing: boolean;
  readonly onChange: (condition: DraftCondition) => void;
};

/** The field for the value that an operator needs. */
export function ValueField({ field, condition, wanted, missing, onChange }: Props) {
  const { t } = useTranslation('filters');
  const { value } = condition;
  const set = (next: DraftCondition['value']) => onChange({ ...condition, value: next });
  const error = missing ? t('missing') : undefined;
  switch (wanted) {
    case 'nothing':
      return null;
    case 'text':
      return (
        <TextField
          label={t('value')}
          labelHidden
          maxLength={200}
          {...{ error }}
          code={field.kind === 'code'}
          value={typeof value === 'string' ? value : ''}
          onChange={set}
        />
      );
    case 'number':
      return (
        <NumberField
          label={t('value')}
          labelHidden
          decimals={3}
          {...{ error, unit: field.unit }}
          value={typeof value === 'number' ? value : null}
          onChange={(number) => set(number ?? undefined)}
        />
      );
    case 'days':
      return (
        <NumberField
          label={t('days')}
          labelHidden
          decimals={0}
          error={missing ? t('missingDays') : undefined}
          unit={t('days').toLowerCase()}
          value={typeof value === 'number' ? value : null}
          onChange={(days) => set(days !== null && days >= 1 && days <= 3660 ? Math.round(days) : undefined)}
        />
      );
    case 'date':
      return (
        <DateField
          label={t('value')}
          labelHidden
          {...{ error }}
          value={typeof value === 'string' ? value : ''}
          onChange={set}
        />
      );
    case 'two-numbers':
    case 'two-dates':
      return <TwoFields {...{ field, condition, wanted, missing, onChange }} />;
    case 'values':
      return <ValuesField {...{ field, condition, wanted, missing, onChange }} />;
  }
}

/** Several values: check boxes when all the options are known, or a search. */
function ValuesField({ field, condition, missing, onChange }: Props) {
  const { t } = useTranslation('filters');
  const { value } = condition;
  const chosen = {
    error: missing ? t('missingChoice') : undefined,
    value: Array.isArray(value) ? value.map(String) : [],
    onChange: (values: readonly string[]) => onChange({ ...condition, value: values }),
  };
  if (!field.searched) return <ChoicesField {...chosen} field={field} />;
  const { find, named } = field.searched;
  return (
    <SeveralField
      {...chosen}
      label={t('choices', { field: field.label })}
      labelHidden
      placeholder={t('findChoice')}
      options={find}
      chosen={named}
    />
  );
}

/** Two values, the first and the last of a range; both are included. */
function TwoFields({ field, condition, wanted, missing, onChange }: Props) {
  const { t } = useTranslation('filters');
  const error = missing ? t('missingBoth') : undefined;
  const pair = Array.isArray(condition.value) ? condition.value : [];
  const put = (at: 0 | 1, bound: string | number | null) => {
    const next = at === 0 ? [bound, pair[1] ?? null] : [pair[0] ?? null, bound];
    onChange({ ...condition, value: next as DraftCondition['value'] });
  };
  return (
    <div className={styles.pair}>
      {([0, 1] as const).map((at) => {
        const label = t(at === 0 ? 'from' : 'to');
        const bound = pair[at] ?? null;
        return wanted === 'two-dates' ? (
          <DateField
            key={at}
            {...{ label, error: at === 0 ? error : undefined }}
            labelHidden
            value={typeof bound === 'string' ? bound : ''}
            onChange={(day) => put(at, day)}
          />
        ) : (
          <NumberField
            key={at}
            {...{ label, error: at === 0 ? error : undefined, unit: field.unit }}
            labelHidden
            decimals={3}
            placeholder={label}
            value={typeof bound === 'number' ? bound : null}
            onChange={(number) => put(at, number)}
          />
        );
      })}
    </div>
  );
}
