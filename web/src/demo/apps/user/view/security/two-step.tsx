import { IconDeviceMobile, IconPencil, IconShieldLock, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Badge } from '../../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../../ui/figures/card.tsx';
import { Button, IconButton } from '../../../../../ui/nav/button.tsx';
import type { TabProps } from '../../calls/account-calls.ts';
import { useUserText } from '../../texts.ts';
import styles from './security.module.css';
import { TwoStepDialog } from './two-step-dialog.tsx';

/** Says whether signing in has a second step, and which. */
export function TwoStep(props: TabProps) {
  const t = useUserText();
  const [setting, setSetting] = useState(false);
  const { twoStep } = props.account;
  return (
    <Card
      title={t('twoStep')}
      actions={<Badge tone={twoStep ? 'ok' : 'idle'}>{t(twoStep ? 'twoStepOn' : 'twoStepOff')}</Badge>}
    >
      <p className={styles.lead}>{t('twoStepText')}</p>
      {twoStep ? (
        <div className={styles.method}>
          {twoStep.method === 'app' ? (
            <IconShieldLock size={22} stroke={1.7} aria-hidden />
          ) : (
            <IconDeviceMobile size={22} stroke={1.7} aria-hidden />
          )}
          <div>
            <b>{t(`method-${twoStep.method}`)}</b>
            <p>
              <bdi>{twoStep.method === 'sms' ? twoStep.phone : t('methodAppSet')}</bdi>
            </p>
          </div>
          <IconButton icon={IconPencil} label={t('twoStepEdit')} onClick={() => setSetting(true)} />
          <IconButton
            icon={IconTrash}
            label={t('twoStepRemove')}
            onClick={() => props.save({ twoStep: null }, t('twoStepRemoved'))}
          />
        </div>
      ) : (
        <Button icon={IconShieldLock} onClick={() => setSetting(true)}>
          {t('twoStepStart')}
        </Button>
      )}
      {setting && <TwoStepDialog {...props} onClose={() => setSetting(false)} />}
    </Card>
  );
}
