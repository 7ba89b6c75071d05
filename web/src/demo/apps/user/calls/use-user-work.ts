import type { User, UserStatus } from '../../../../sample-data/users/users.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { useUserText } from '../texts.ts';
import { useDeleteUser, useSaveUser } from './user-calls.ts';

/** Changes and deletes users from a list. Each action can be undone. */
export function useUserWork() {
  const t = useUserText();
  const save = useSaveUser();
  const drop = useDeleteUser();

  const saveAll = (users: readonly User[]) => Promise.all(users.map((user) => save.mutateAsync({ user })));

  return {
    remove: async (users: readonly User[]) => {
      await Promise.all(users.map(({ id }) => drop.mutateAsync({ id })));
      notify(t('deleted', { count: users.length, name: users[0]?.fullName }), {
        undo: () => saveAll(users),
      });
    },
    setStatus: async (users: readonly User[], status: UserStatus) => {
      await saveAll(users.map((user) => ({ ...user, status })));
      notify(t('statusSet', { count: users.length, status: t(`status-${status}`).toLowerCase() }), {
        undo: () => saveAll(users),
      });
    },
  };
}

export type UserWork = ReturnType<typeof useUserWork>;
