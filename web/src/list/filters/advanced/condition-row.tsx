import { IconTrash } from '@tabler/icons-react';
import { operatorsOf } from '@vatio/contract';
import { useTranslation } from '../../../texts/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import type { FilterField } from '../filter-field.ts';
import styles from './builder.module.css';
import { operatorText } from './describe.ts';
import { argumentOf, type DraftCondition, isWhole, newCondition } from './draft.ts';
import { ValueField } from './value-field.tsx';

type Props = {
  readonly fields: readonly FilterField[];
  readonly condition: DraftCondition;
  /** Whether the error of an incomplete condition is shown already. */
  readonly checked: boolean;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
};

/** One condition: a field, an operator, and the value that the operator needs. */
export function ConditionRow({ fields, condition, checked, onChange, onRemove }: Props) {
  const { t } = useTranslation('filters');
  const field = fields.find(({ name }) => name === condition.field) ?? fields[0]!;
  const wanted = argumentOf(condition, fields);
  const changeField = (name: string) => {
    const chosen = fields.find((candidate) => candidate.name === name);
    if (chosen) onChange({ ...newCondition(chosen), id: condition.id });
  };
  const changeOperator = (operator: string) => {
    const keeps = argumentOf({ ...condition, operator }, fields) === wanted;
    onChange({ ...condition, operator, value: keeps ? condition.value : undefined });
  };
  return (
    <div className={styles.condition}>
      <SelectField
        label={t('field')}
        labelHidden
        value={field.name}
        onChange={changeField}
        options={fields.map(({ name, label }) => ({ value: name, label }))}
      />
      <SelectField
        label={t('operator')}
        labelHidden
        value={condition.operator}
        onChange={changeOperator}
        options={operatorsOf(field.kind).map((operator) => ({
          value: operator,
          label: operatorText(operator, t),
        }))}
      />
      <div className={styles.value}>
        <ValueField
          {...{ field, condition, wanted, onChange }}
          missing={checked && !isWhole(condition, wanted)}
        />
      </div>
      <IconButton
        small
        icon={IconTrash}
        label={t('removeCondition', { field: field.label })}
        onClick={onRemove}
      />
    </div>
  );
}
