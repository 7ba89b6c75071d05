import type { Chip } from '../../../../list/filters/filters-in-force.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { PLAN_NAMES } from '../plans.ts';
import { ROLE_NAMES } from '../roles.ts';
import { STATUS_NAMES } from '../statuses.ts';
import { type UserText, useUserText } from '../texts.ts';
import type { UserListControl } from './use-user-list.ts';

/** Each filter has its name in the call, the text that names it, and the names of its values. */
const FILTERS = [
  { field: 'role', label: 'role', every: 'everyRole', values: ROLE_NAMES },
  { field: 'currentPlan', label: 'plan', every: 'everyPlan', values: PLAN_NAMES },
  { field: 'status', label: 'status', every: 'everyStatus', values: STATUS_NAMES },
] as const;

export function Filters({ list }: { list: UserListControl }) {
  const t = useUserText();
  return FILTERS.map(({ field, label, every, values }) => (
    <SelectField<string>
      key={field}
      label={t(label)}
      labelHidden
      placeholder={t(every)}
      value={list.state[field] ?? ''}
      onChange={(next) => list.set({ [field]: next || undefined })}
      options={values.map((value) => ({ value, label: t(`${label}-${value}`) }))}
    />
  ));
}

/** Gives the chips of the filters in force, each of which also takes its filter off. */
export function chipsOf(list: UserListControl, t: UserText): Chip[] {
  return FILTERS.flatMap(({ field, label }) => {
    const value = list.state[field];
    if (!value) return [];
    return {
      key: field,
      label: `${t(label)}: ${t(`${label}-${value}`)}`,
      onRemove: () => list.set({ [field]: undefined }),
    };
  });
}
