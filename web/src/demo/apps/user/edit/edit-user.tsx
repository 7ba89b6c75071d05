import type { UserAccount } from '../../../../sample-data/users/account.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { useAccount } from '../calls/account-calls.ts';
import { useAllUsers } from '../calls/user-calls.ts';
import { EditUserForm } from './edit-user-form.tsx';

type Props = { readonly user: User; readonly onClose: () => void };

/** Edits a user wherever the user is shown. The form begins once everything that it edits has arrived. */
export function EditUser({ user, onClose }: Props) {
  const account: UserAccount | undefined = useAccount(user.id).data?.account;
  const { data: users } = useAllUsers();
  if (!account || !users) return null;
  const others = users.filter(({ id }) => id !== user.id);
  return <EditUserForm {...{ user, account, others, onClose }} />;
}
