import type { User } from '../../../../../sample-data/users/users.ts';
import { useSaveUser } from '../../calls/user-calls.ts';
import { AskAndTell } from '../../dialogs/ask-and-tell.tsx';
import { useUserText } from '../../texts.ts';

type Props = { readonly user: User; readonly onClose: () => void };

/** Goes back to the plan that costs nothing, after asking. */
export function CancelSubscription({ user, onClose }: Props) {
  const t = useUserText();
  const save = useSaveUser();
  const name = user.fullName;
  return (
    <AskAndTell
      title={t('cancelTitle', { name })}
      confirm={t('cancelSubscription')}
      onConfirm={async () => {
        await save.mutateAsync({ user: { ...user, currentPlan: 'basic' } });
      }}
      done={{ title: t('cancelled'), text: t('cancelledText', { name }) }}
      kept={{ title: t('notCancelled'), text: t('notCancelledText') }}
      onClose={onClose}
    >
      <p>{t('cancelText', { plan: t(`plan-${user.currentPlan}`) })}</p>
    </AskAndTell>
  );
}
