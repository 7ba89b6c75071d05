import { useSample, useSampleWrite } from '../../../../data/sample.ts';
import type { AccountDetail, SaveAccount, UserAccount } from '../../../../sample-data/users/account.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { notify } from '../../../../ui/feedback/toasts.ts';

const ACCOUNT = '/api/users/account';

export function useAccount(id: number) {
  return useSample<AccountDetail>(ACCOUNT, { id });
}

/**
 * Changes some parts of a user's account, as in `save({ cards })`. When a text comes with the change, a notice shows it
 * and offers to undo.
 */
export function useAccountChange(id: number, account: UserAccount | undefined) {
  const write = useSampleWrite<AccountDetail, SaveAccount>('POST', '/apps/users/save-account', {
    stale: [ACCOUNT],
  });
  return async (change: Partial<UserAccount>, undoable?: string): Promise<void> => {
    await write.mutateAsync({ id, change });
    if (undoable && account) {
      const before = Object.fromEntries(
        Object.keys(change).map((part) => [part, account[part as keyof UserAccount]]),
      );
      notify(undoable, { undo: () => write.mutate({ id, change: before }) });
    }
  };
}

/** Each tab of a user's sheet gets the account and the way to change it. */
export type TabProps = {
  readonly user: User;
  readonly account: UserAccount;
  readonly save: ReturnType<typeof useAccountChange>;
};
