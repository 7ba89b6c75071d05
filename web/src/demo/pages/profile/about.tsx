import type { Profile } from '../../../sample-data/profile/profile.ts';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

const FACTS = ['joined', 'lives', 'email', 'website'] as const;

export function About({ about }: { about: Profile['userAbout'] }) {
  const t = useProfileText();
  return (
    <Card title={t('about')}>
      <p className="vt-note">{about.about}</p>
      <dl className={styles.facts}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(fact)}</dt>
            <dd>{about[fact]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
