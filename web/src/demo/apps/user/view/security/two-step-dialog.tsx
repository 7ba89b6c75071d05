import { IconDeviceMobile, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../../ui/nav/button.tsx';
import { Dialog } from '../../../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../../../ui/overlay/dialog-buttons.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import { AppStep } from './app-step.tsx';
import styles from './security.module.css';
import { SmsStep } from './sms-step.tsx';

const METHODS = [
  { id: 'app', icon: IconShieldLock },
  { id: 'sms', icon: IconDeviceMobile },
] as const;

/** Asks first for the method of the second step, and then for the app's code or the telephone. */
export function TwoStepDialog({ account, save, onClose }: TabProps & { onClose: () => void }) {
  const t = useUserText();
  const [method, setMethod] = useState<'app' | 'sms'>(account.twoStep?.method ?? 'app');
  const [chosen, setChosen] = useState(false);
  const Step = method === 'app' ? AppStep : SmsStep;
  if (chosen) {
    return <Step account={account} save={save} onBack={() => setChosen(false)} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chooseMethod')}
      footer={
        <>
          <LeaveButton onLeave={onClose}>{t('cancel')}</LeaveButton>
          <Button look="primary" onClick={() => setChosen(true)}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.methods}>
        <legend>{t('chooseMethodText')}</legend>
        {METHODS.map(({ id, icon: Glyph }) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name="method"
              value={id}
              checked={method === id}
              onChange={() => setMethod(id)}
            />
            <Glyph size={26} stroke={1.6} aria-hidden />
            <span>
              <b>{t(`method-${id}`)}</b>
              <small>{t(`methodText-${id}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
