import { useState } from 'react';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './cards.module.css';

const OPTIONS = [
  { name: 'monitor', eur: 20 },
  { name: 'cleaning', eur: 15 },
  { name: 'insurance', eur: 30 },
  { name: 'visits', eur: 12 },
] as const;

type Name = (typeof OPTIONS)[number]['name'];

/** Chooses services, each with its price a month, and adds their prices up. */
export function BusinessOptions() {
  const { t } = useTranslation('dashboards');
  const [chosen, setChosen] = useState<ReadonlySet<Name>>(new Set(['monitor']));
  const eur = OPTIONS.reduce((sum, option) => sum + (chosen.has(option.name) ? option.eur : 0), 0);
  const toggle = (name: Name, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  return (
    <Card title={t('options')}>
      <div className="vt-stack">
        <p className="vt-soft">{t('optionsText')}</p>
        {OPTIONS.map(({ name, eur: price }) => (
          <div key={name} className={styles.option}>
            <CheckField
              label={`${t(`option-${name}`)} · ${formatEur(price, 0)}`}
              value={chosen.has(name)}
              onChange={(on) => toggle(name, on)}
            />
          </div>
        ))}
        <div className={styles.between}>
          <strong>
            {t('optionsTotal')}: <bdi className="vt-figure">{formatEur(eur, 0)}</bdi>
          </strong>
          <Button
            look="primary"
            disabled={chosen.size === 0}
            onClick={() => notify(t('optionsBought', { eur: formatEur(eur, 0) }))}
          >
            {t('optionsBuy')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
