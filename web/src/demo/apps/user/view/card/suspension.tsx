import { IconUserCancel, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { User, UserStatus } from '../../../../../sample-data/users/users.ts';
import { notify } from '../../../../../ui/feedback/toasts.ts';
import { Button } from '../../../../../ui/nav/button.tsx';
import { useSaveUser } from '../../calls/user-calls.ts';
import { AskAndTell } from '../../dialogs/ask-and-tell.tsx';
import { useUserText } from '../../texts.ts';

/** Suspends a user, after asking, and lets a suspended one in again. */
export function Suspension({ user }: { user: User }) {
  const t = useUserText();
  const save = useSaveUser();
  const [asking, setAsking] = useState(false);
  const name = user.fullName;
  const setStatus = async (status: UserStatus) => {
    await save.mutateAsync({ user: { ...user, status } });
  };
  const letIn = async () => {
    await setStatus('active');
    notify(t('reactivated', { name }), { undo: () => setStatus('suspended') });
  };

  return (
    <>
      {user.status === 'suspended' ? (
        <Button icon={IconUserCheck} onClick={letIn}>
          {t('reactivate')}
        </Button>
      ) : (
        <Button look="danger" icon={IconUserCancel} onClick={() => setAsking(true)}>
          {t('suspend')}
        </Button>
      )}
      {asking && (
        <AskAndTell
          title={t('suspendTitle', { name })}
          confirm={t('suspend')}
          onConfirm={() => setStatus('suspended')}
          done={{ title: t('suspended'), text: t('suspendedText', { name }) }}
          kept={{ title: t('notSuspended'), text: t('notSuspendedText', { name }) }}
          onClose={() => setAsking(false)}
        >
          <p>{t('suspendText')}</p>
        </AskAndTell>
      )}
    </>
  );
}
