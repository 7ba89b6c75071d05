import { useState } from 'react';
import { Drawing } from '../../../../ui/drawings/drawing.tsx';
import { Home } from '../../../../ui/drawings/scenes.tsx';
import { notify } from '../../../../ui/feedback/toasts.ts';
import { Button } from '../../../../ui/nav/button.tsx';
import { Accordion } from '../../../kit/accordion/accordion.tsx';
import { useAccountText } from '../texts.ts';
import { Plans, usePricing } from './plans.tsx';
import styles from './pricing.module.css';

/** Shows what each plan costs and gives, offers a trial, and answers frequent questions. */
export default function PricingScreen() {
  const t = useAccountText();
  const { data } = usePricing();
  return (
    <div className="vt-page vt-gap-24">
      <p className={styles.lead}>{t('pricingText')}</p>
      <Plans />
      {data && (
        <>
          <Trial />
          <section className={styles.questions}>
            <h2>{t('questions')}</h2>
            <Accordion
              startsOpen={data.qandA[0]?.question}
              folds={data.qandA.map(({ question, ans }) => ({ id: question, title: question, content: ans }))}
            />
          </section>
        </>
      )}
    </div>
  );
}

function Trial() {
  const t = useAccountText();
  const [started, setStarted] = useState(false);
  const start = () => {
    setStarted(true);
    notify(t('trialStarted'), { undo: () => setStarted(false) });
  };
  return (
    <section className={styles.trial}>
      <div>
        <h2>{t('trial')}</h2>
        <p className="vt-note">{t('trialText')}</p>
        <Button look="primary" disabled={started} onClick={start}>
          {t(started ? 'trialOn' : 'startTrial')}
        </Button>
      </div>
      <div className={styles.drawing}>
        <Drawing>
          <Home />
        </Drawing>
      </div>
    </section>
  );
}
