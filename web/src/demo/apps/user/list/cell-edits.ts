import type { CellEdit } from '../../../../list/table/columns.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { useSaveUser } from '../calls/user-calls.ts';
import { PLAN_NAMES } from '../plans.ts';
import { STATUS_NAMES } from '../statuses.ts';
import { useUserText } from '../texts.ts';

type Field = 'company' | 'country' | 'contact';

/** Gives the fields of a user that can be changed in the list itself. */
export function useCellEdits() {
  const t = useUserText();
  const { mutateAsync } = useSaveUser();
  const plans = PLAN_NAMES.map((value) => ({ value, label: t(`plan-${value}`) }));
  const statuses = STATUS_NAMES.map((value) => ({ value, label: t(`status-${value}`) }));
  return {
    text: (field: Field): CellEdit<User> => ({
      kind: 'text',
      field,
      value: (user) => user[field],
      save: (user, text) => mutateAsync({ user: { ...user, [field]: text } }),
    }),
    plan: {
      kind: 'choice',
      field: 'currentPlan',
      choices: plans,
      value: ({ currentPlan }) => currentPlan,
      save: (user, text) =>
        mutateAsync({
          user: { ...user, currentPlan: PLAN_NAMES.find((plan) => plan === text) ?? user.currentPlan },
        }),
    } satisfies CellEdit<User>,
    status: {
      kind: 'choice',
      field: 'status',
      choices: statuses,
      value: ({ status }) => status,
      save: (user, text) =>
        mutateAsync({
          user: { ...user, status: STATUS_NAMES.find((status) => status === text) ?? user.status },
        }),
    } satisfies CellEdit<User>,
  };
}
