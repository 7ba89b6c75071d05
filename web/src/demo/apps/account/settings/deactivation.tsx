import { useState } from 'react';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { Card } from '../../../../ui/figures/card.tsx';
import { Button } from '../../../../ui/nav/button.tsx';
import { AskAndTell } from '../../user/dialogs/ask-and-tell.tsx';
import { useAccountText } from '../texts.ts';
import styles from './settings.module.css';

/** Deactivates the account after two confirmations, and says how it ended. The samples end no account. */
export function Deactivation() {
  const t = useAccountText();
  const [sure, setSure] = useState(false);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  const ask = () => {
    setTried(true);
    setAsking(sure);
  };
  return (
    <Card title={t('deactivate')}>
      <div className={styles.stack}>
        <Notice>{t(gone ? 'deactivatedText' : 'deactivateText')}</Notice>
        {gone && <Button onClick={() => setGone(false)}>{t('reactivate')}</Button>}
        {!gone && (
          <>
            <CheckField
              label={t('sure')}
              required
              value={sure}
              error={tried && !sure ? t('needsSure') : undefined}
              onChange={setSure}
            />
            <Button look="danger" onClick={ask}>
              {t('deactivate')}
            </Button>
          </>
        )}
      </div>
      {asking && (
        <AskAndTell
          title={t('deactivateTitle')}
          confirm={t('deactivate')}
          onConfirm={async () => setGone(true)}
          done={{ title: t('deactivated'), text: t('deactivatedText') }}
          kept={{ title: t('notDeactivated'), text: t('notDeactivatedText') }}
          onClose={() => setAsking(false)}
        >
          <p>{t('deactivateText')}</p>
        </AskAndTell>
      )}
    </Card>
  );
}
