import { useParams } from '../../../../router/use-router.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useAccount } from '../calls/account-calls.ts';
import { FIRST_ID, useUser } from '../calls/user-calls.ts';
import { UserNotFound } from './not-found.tsx';
import { UserSheet } from './user-sheet.tsx';

/** Shows the user that the address names, or says that there is none. */
export default function UserViewScreen() {
  const { id = FIRST_ID } = useParams();
  const found = useUser(id);
  const account = useAccount(Number(id));
  const failed = [found, account].find(({ error }) => error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!found.data || !account.data) return <Skeleton lines={10} />;
  const { user } = found.data;
  if (!user || !account.data.account) return <UserNotFound id={id} />;
  // The key gives each user a sheet of their own, so that nothing half written goes from one to the other.
  return <UserSheet key={user.id} user={user} account={account.data.account} />;
}
