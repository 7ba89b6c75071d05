import { IconBell, IconCreditCard, IconLink, IconLock, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearch } from '../../../../router/use-router.ts';
import type { AccountSetting, Residence } from '../../../../sample-data/account-setting/account-setting.ts';
import type { UserAccount } from '../../../../sample-data/users/account.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../../../ui/figures/card.tsx';
import { Tabs } from '../../../../ui/kit/tabs/tabs.tsx';
import { useAccount, useAccountChange } from '../../user/calls/account-calls.ts';
import { FIRST_ID, useUser } from '../../user/calls/user-calls.ts';
import { BillingTab } from '../../user/view/billing/billing-tab.tsx';
import { ConnectedApps } from '../../user/view/connections/connected-apps.tsx';
import { NotificationsTab } from '../../user/view/notifications/notifications-tab.tsx';
import { SecurityTab } from '../../user/view/security/security-tab.tsx';
import { useAccountSetting, useResidence } from '../account-setting-calls.ts';
import { CreateKey } from '../keys/create-key.tsx';
import { KeyList } from '../keys/key-list.tsx';
import { useAccountText } from '../texts.ts';
import { AccountForm } from './account-form.tsx';
import { BillingHistory } from './billing-history.tsx';
import { Deactivation } from './deactivation.tsx';
import { InfoForm } from './info-form.tsx';
import { NoticeSwitches } from './notice-switches.tsx';
import { ResidenceForm } from './residence-form.tsx';
import { SocialConnections } from './social-connections.tsx';
import { SocialLinks } from './social-links.tsx';

/** An address that names no tab opens the first one. */
const TABS = [
  { id: 'account', icon: IconUser },
  { id: 'security', icon: IconLock },
  { id: 'billing', icon: IconCreditCard },
  { id: 'notifications', icon: IconBell },
  { id: 'connections', icon: IconLink },
] as const;

type TabId = (typeof TABS)[number]['id'];

export default function AccountSettingsScreen() {
  const t = useAccountText();
  const navigate = useNavigate();
  const { tab: named } = useSearch();
  const open = TABS.find(({ id }) => id === named)?.id ?? TABS[0].id;
  const { data: setting, error, refetch } = useAccountSetting();
  const residence = useResidence().data;
  const user = useUser(FIRST_ID).data?.user;
  const account = useAccount(Number(FIRST_ID)).data?.account;
  return (
    <Tabs
      label={t('settings')}
      look="pills"
      align="start"
      value={open}
      parameter="tab"
      tabs={TABS.map(({ id, icon }) => ({ id, icon, label: t(`tab-${id}`) }))}
      onChange={(tab) =>
        navigate({ to: '.', search: tab === TABS[0].id ? {} : { tab }, replace: true, keepScroll: true })
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {setting && residence && user && account ? (
        <Shown tab={open} {...{ setting, residence, user, account }} />
      ) : (
        !error && <Skeleton lines={12} />
      )}
    </Tabs>
  );
}

type ShownProps = {
  readonly tab: TabId;
  readonly setting: AccountSetting;
  readonly residence: Residence;
  readonly user: User;
  readonly account: UserAccount;
};

/** The billing and security tabs are those of the sheet of a user, because it is the same account. */
function Shown({ tab, setting, residence, user, account }: ShownProps) {
  const save = useAccountChange(user.id, account);
  // What the person has changed of themselves here is how the other tabs name them.
  const props = { user: { ...user, ...setting.general }, account, save };
  const parts: Readonly<Record<TabId, readonly ReactNode[]>> = {
    account: [
      <AccountForm key="form" setting={setting} />,
      <ResidenceForm key="residence" residence={residence} />,
      <InfoForm key="info" setting={setting} />,
      <Deactivation key="out" />,
    ],
    security: [<SecurityTab key="security" {...props} />, <CreateKey key="create" />, <KeyList key="keys" />],
    billing: [<BillingTab key="billing" {...props} />, <BillingHistory key="history" />],
    notifications: [
      <NoticeSwitches key="switches" setting={setting} />,
      <NotificationsTab key="matrix" {...props} />,
    ],
    connections: [
      <SocialLinks key="links" setting={setting} />,
      <CardGrid key="connections" min={320}>
        <ConnectedApps {...props} />
        <SocialConnections setting={setting} />
      </CardGrid>,
    ],
  };
  return <div className="vt-page">{parts[tab]}</div>;
}
