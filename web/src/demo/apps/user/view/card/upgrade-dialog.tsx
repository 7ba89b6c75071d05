import { useState } from 'react';
import { formatEur } from '../../../../../format/energy.ts';
import type { User, UserPlan } from '../../../../../sample-data/users/users.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { Button } from '../../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { useSaveUser } from '../../calls/user-calls.ts';
import { PLAN_NAMES, PLANS } from '../../plans.ts';
import { useUserText } from '../../texts.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import styles from './card.module.css';

type Props = { readonly user: User; readonly onClose: () => void };

/** Chooses another plan, which may be dearer, cheaper or free. */
export function UpgradeDialog({ user, onClose }: Props) {
  const t = useUserText();
  const save = useSaveUser();
  const { currentPlan } = user;
  const [plan, setPlan] = useState<UserPlan | ''>(nextOf(currentPlan));
  const [cancelling, setCancelling] = useState(false);

  const change = async () => {
    if (!plan) return;
    await save.mutateAsync({ user: { ...user, currentPlan: plan } });
    notify(t('planChanged', { plan: t(`plan-${plan}`) }), { undo: () => save.mutate({ user }) });
    onClose();
  };
  if (cancelling) return <CancelSubscription user={user} onClose={onClose} />;

  return (
    <Dialog open onClose={onClose} title={t('upgradeTitle')}>
      <div className={`vt-stack vt-gap-16 ${styles.upgrade}`}>
        <p>{t('upgradeText')}</p>
        <div className={styles.choice}>
          <SelectField
            label={t('choosePlan')}
            value={plan}
            onChange={setPlan}
            options={PLAN_NAMES.map((name) => ({
              value: name,
              label: t('planOption', { plan: t(`plan-${name}`), price: formatEur(PLANS[name].eurMonth, 0) }),
              disabled: name === currentPlan,
            }))}
          />
          <Button look="primary" busy={save.isPending} onClick={change}>
            {t('changePlan')}
          </Button>
        </div>
        <hr />
        <div className={styles.now}>
          <div>
            <p>{t('nowPlan', { plan: t(`plan-${currentPlan}`) })}</p>
            <p className={`vt-soft ${styles.price}`}>
              <b>{formatEur(PLANS[currentPlan].eurMonth, 0)}</b> {t('perMonth')}
            </p>
          </div>
          {PLANS[currentPlan].eurMonth > 0 && (
            <Button look="danger" onClick={() => setCancelling(true)}>
              {t('cancelSubscription')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Gives the next dearer plan or, for the dearest, the one before it. */
function nextOf(plan: UserPlan): UserPlan {
  const at = PLAN_NAMES.indexOf(plan);
  return PLAN_NAMES[at + 1] ?? PLAN_NAMES[at - 1] ?? plan;
}
