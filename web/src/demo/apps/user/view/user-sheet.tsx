import { IconBell, IconCreditCard, IconLink, IconLock, IconUser } from '@tabler/icons-react';
import { useNavigate, useSearch } from '../../../../router/use-router.ts';
import type { UserAccount } from '../../../../sample-data/users/account.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { usePageTitle } from '../../../../ui/frame/page.tsx';
import { Tabs } from '../../../../ui/kit/tabs/tabs.tsx';
import { useAccountChange } from '../calls/account-calls.ts';
import { useUserText } from '../texts.ts';
import { AccountTab } from './account/account-tab.tsx';
import { BillingTab } from './billing/billing-tab.tsx';
import { PlanCard } from './card/plan-card.tsx';
import { UserCard } from './card/user-card.tsx';
import { ConnectionsTab } from './connections/connections-tab.tsx';
import { NotificationsTab } from './notifications/notifications-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';
import styles from './view.module.css';

/** An address that names no tab opens the first one. */
const TABS = [
  { id: 'account', icon: IconUser, show: AccountTab },
  { id: 'security', icon: IconLock, show: SecurityTab },
  { id: 'billing', icon: IconCreditCard, show: BillingTab },
  { id: 'notifications', icon: IconBell, show: NotificationsTab },
  { id: 'connections', icon: IconLink, show: ConnectionsTab },
] as const;

/** Shows a user: who they are and what they pay on one side, and the rest in tabs. */
export function UserSheet({ user, account }: { user: User; account: UserAccount }) {
  const t = useUserText();
  const navigate = useNavigate();
  const { tab: named } = useSearch();
  const save = useAccountChange(user.id, account);
  usePageTitle(user.fullName);

  const open = TABS.find(({ id }) => id === named) ?? TABS[0];
  const Shown = open.show;
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <UserCard user={user} account={account} />
        <PlanCard user={user} account={account} />
      </div>
      <Tabs
        label={t('tabs')}
        tabs={TABS.map(({ id, icon }) => ({ id, icon, label: t(`tab-${id}`) }))}
        value={open.id}
        parameter="tab"
        onChange={(tab) =>
          navigate({ to: '.', search: tab === TABS[0].id ? {} : { tab }, replace: true, keepScroll: true })
        }
      >
        <Shown user={user} account={account} save={save} />
      </Tabs>
    </div>
  );
}
