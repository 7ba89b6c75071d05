import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFecha, today } from '../../../../../format/date.ts';
import { formatEur } from '../../../../../format/energy.ts';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import { addDays } from '../../../sample-days.ts';
import type { TabProps } from '../../calls/account-calls.ts';
import { PLAN_DAYS, PLANS } from '../../plans.ts';
import { useUserText } from '../../texts.ts';
import { CancelSubscription } from '../card/cancel-subscription.tsx';
import { PlanDays } from '../card/plan-days.tsx';
import { UpgradeDialog } from '../card/upgrade-dialog.tsx';
import styles from './billing.module.css';

/** With this many days left, the page warns of the end of the plan. */
const FEW_DAYS = 7;

export function CurrentPlan({ user, account }: TabProps) {
  const t = useUserText();
  const [open, setOpen] = useState<'upgrade' | 'cancel'>();
  const { currentPlan } = user;
  const { eurMonth } = PLANS[currentPlan];
  const left = PLAN_DAYS - account.planDays;
  const close = () => setOpen(undefined);
  return (
    <Card title={t('planAndRenewal')}>
      <div className={styles.plan}>
        <dl>
          <div>
            <dt>{t('nowPlan', { plan: t(`plan-${currentPlan}`) })}</dt>
            <dd>{t(`planText-${currentPlan}`)}</dd>
          </div>
          <div>
            <dt>{t('activeUntil', { day: formatFecha(addDays(today(), left)) })}</dt>
            <dd>{t('renewalText')}</dd>
          </div>
          <div>
            <dt>
              {t('priceMonth', { price: formatEur(eurMonth) })}{' '}
              {currentPlan === 'team' && <Badge tone="accent">{t('popular')}</Badge>}
            </dt>
            <dd>{t('priceText')}</dd>
          </div>
        </dl>
        <div className={styles.state}>
          {left <= FEW_DAYS && (
            <p className={styles.warning}>
              <IconAlertTriangle size={20} aria-hidden />
              {t('fewDays', { count: left })}
            </p>
          )}
          <PlanDays days={account.planDays} />
        </div>
        <div className={styles.actions}>
          <Button look="primary" onClick={() => setOpen('upgrade')}>
            {t('changePlan')}
          </Button>
          {eurMonth > 0 && (
            <Button look="danger" onClick={() => setOpen('cancel')}>
              {t('cancelSubscription')}
            </Button>
          )}
        </div>
      </div>
      {open === 'upgrade' && <UpgradeDialog user={user} onClose={close} />}
      {open === 'cancel' && <CancelSubscription user={user} onClose={close} />}
    </Card>
  );
}
