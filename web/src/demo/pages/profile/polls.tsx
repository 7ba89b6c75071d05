import { useId, useState } from 'react';
import type { Profile } from '../../../sample-data/profile/profile.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { AvatarGroup } from '../../kit/avatar-group/avatar-group.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

/** Takes one vote in each poll, which may be changed until the page is left. */
export function Polls({ polls }: { polls: Profile['polls'] }) {
  const t = useProfileText();
  const group = useId();
  const [vote, setVote] = useState<string>();
  return (
    <Card title={t('polls')}>
      <fieldset className={styles.polls}>
        <legend>{t('pollQuestion')}</legend>
        {polls.map(({ name, result, votedUser }) => (
          <div key={name}>
            <label className={styles.poll}>
              <input type="radio" name={group} checked={vote === name} onChange={() => setVote(name)} />
              <span>{name}</span>
              <span>{result}</span>
            </label>
            <progress aria-label={name} value={Number.parseFloat(result)} max={100} />
            <AvatarGroup
              label={t('voters', { name })}
              size={26}
              people={votedUser.map(({ username, img }) => ({ name: username, picture: img }))}
            />
          </div>
        ))}
      </fieldset>
      <p role="status" className="vt-note">
        {vote && t('voted', { name: vote })}
      </p>
    </Card>
  );
}
