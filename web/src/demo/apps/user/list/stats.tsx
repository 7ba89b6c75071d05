import { IconUserCheck, IconUserExclamation, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { formatNumber, formatPercent } from '../../../../format/number.ts';
import type { User } from '../../../../sample-data/users/users.ts';
import { CardGrid } from '../../../../ui/figures/card.tsx';
import { StatCard } from '../../../../ui/figures/stat-card.tsx';
import { PLANS } from '../plans.ts';
import { useUserText } from '../texts.ts';
import styles from './list.module.css';

const LIST = '/apps/user/list';

/** Counts the users, in all and by kind. Each figure opens its list, where there is one. */
export function Stats({ users }: { users: readonly User[] | undefined }) {
  const t = useUserText();
  const cards = [
    { name: 'total', icon: IconUsers, tone: 'accent', to: LIST, counts: () => true },
    { name: 'paid', icon: IconUserPlus, tone: 'info', counts: pays },
    {
      name: 'active',
      icon: IconUserCheck,
      tone: 'ok',
      to: `${LIST}?status=active`,
      counts: ({ status }: User) => status === 'active',
    },
    {
      name: 'pending',
      icon: IconUserExclamation,
      tone: 'warn',
      to: `${LIST}?status=pending`,
      counts: ({ status }: User) => status === 'pending',
    },
  ];
  return (
    <div className={styles.stats}>
      <CardGrid min={150}>
        {cards.map(({ name, icon: Glyph, tone, to, counts }) => {
          const count = users?.filter(counts).length;
          const share = users && count !== undefined && users.length > 0 ? count / users.length : undefined;
          return (
            <StatCard
              key={name}
              label={t(`stat-${name}`)}
              value={count === undefined ? undefined : formatNumber(count)}
              note={
                <bdi dir="ltr">
                  {name === 'total' ? t('statTotal') : t('statShare', { share: formatPercent(share, 0) })}
                </bdi>
              }
              to={to}
              chart={
                <span className={styles.stat} data-tone={tone}>
                  <Glyph size={22} stroke={1.7} aria-hidden />
                </span>
              }
            />
          );
        })}
      </CardGrid>
    </div>
  );
}

function pays({ currentPlan }: User): boolean {
  return PLANS[currentPlan].eurMonth > 0;
}
