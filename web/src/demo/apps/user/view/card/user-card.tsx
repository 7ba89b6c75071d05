import { IconBriefcase, IconChecks, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../../../format/number.ts';
import type { UserAccount } from '../../../../../sample-data/users/account.ts';
import type { User } from '../../../../../sample-data/users/users.ts';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import { EmailAddress } from '../../../email-address.tsx';
import { EditUser } from '../../edit/edit-user.tsx';
import { useLanguages } from '../../languages.ts';
import { ROLES } from '../../roles.ts';
import { STATUSES } from '../../statuses.ts';
import { useUserText } from '../../texts.ts';
import { UserAvatar } from '../../user-avatar.tsx';
import styles from './card.module.css';
import { Suspension } from './suspension.tsx';

type Props = { readonly user: User; readonly account: UserAccount };

/** Shows the data of the user, who can be edited or suspended from here. */
export function UserCard({ user, account }: Props) {
  const t = useUserText();
  const [editing, setEditing] = useState(false);
  const figures = [
    { icon: IconChecks, figure: account.tasksDone, name: t('tasksDone') },
    { icon: IconBriefcase, figure: account.projectsDone, name: t('projectsDone') },
  ];
  return (
    <Card>
      <div className={styles.who}>
        <UserAvatar user={user} size={112} />
        <h2>{user.fullName}</h2>
        <Badge tone={ROLES[user.role].tone}>{t(`role-${user.role}`)}</Badge>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ icon: Glyph, figure, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.glyph}>
                <Glyph size={20} stroke={1.7} aria-hidden />
              </span>
              {formatNumber(figure)}
            </dd>
          </div>
        ))}
      </dl>
      <Details user={user} account={account} />
      <div className={`vt-toolbar vt-gap-10 ${styles.actions}`}>
        <Button look="primary" icon={IconPencil} onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
        <Suspension user={user} />
      </div>
      {editing && <EditUser user={user} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Details({ user, account }: Props) {
  const t = useUserText();
  const { nameOf } = useLanguages();
  const details = [
    [t('username'), user.username],
    [t('billingEmail'), <EmailAddress key="email" email={user.email} />],
    [
      t('status'),
      <Badge key="status" tone={STATUSES[user.status]}>
        {t(`status-${user.status}`)}
      </Badge>,
    ],
    [t('role'), t(`role-${user.role}`)],
    [t('taxId'), account.taxId],
    [t('contact'), user.contact],
    [t('company'), user.company],
    [t('language'), nameOf(account.language)],
    [t('country'), user.country],
  ] as const;
  return (
    <>
      <h3 className={styles.heading}>{t('details')}</h3>
      <dl className={styles.details}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
