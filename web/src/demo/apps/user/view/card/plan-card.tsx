import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatEur } from '../../../../../format/energy.ts';
import { formatNumber } from '../../../../../format/number.ts';
import type { UserAccount } from '../../../../../sample-data/users/account.ts';
import type { User } from '../../../../../sample-data/users/users.ts';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import { PLANS } from '../../plans.ts';
import { useUserText } from '../../texts.ts';
import styles from './card.module.css';
import { PlanDays } from './plan-days.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Shows what the user pays for, and how much of the paid month has passed. */
export function PlanCard({ user, account }: { user: User; account: UserAccount }) {
  const t = useUserText();
  const [choosing, setChoosing] = useState(false);
  const { eurMonth, people, storageGb } = PLANS[user.currentPlan];
  const features = [
    t('featurePeople', { count: people, number: formatNumber(people) }),
    t('featureStorage', { number: formatNumber(storageGb) }),
    t(eurMonth === 0 ? 'featureHelpBasic' : 'featureHelp'),
  ];
  return (
    <Card title={t('currentPlan')} actions={<Badge tone="accent">{t(`plan-${user.currentPlan}`)}</Badge>}>
      <div className="vt-stack vt-gap-16">
        <p className={`vt-soft ${styles.price}`}>
          <b>{formatEur(eurMonth, 0)}</b> {t('perMonth')}
        </p>
        <ul className={`vt-stack vt-gap-8 ${styles.features}`}>
          {features.map((feature) => (
            <li key={feature}>
              <IconCheck size={17} stroke={2} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
        <PlanDays days={account.planDays} />
        <Button look="primary" onClick={() => setChoosing(true)}>
          {t('changePlan')}
        </Button>
      </div>
      {choosing && <UpgradeDialog user={user} onClose={() => setChoosing(false)} />}
    </Card>
  );
}
