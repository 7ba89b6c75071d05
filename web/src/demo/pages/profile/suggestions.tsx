import { IconCheck, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Profile } from '../../../sample-data/profile/profile.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { IconButton } from '../../../ui/nav/button.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

/** Suggests people. An added person stays added until the page is left. */
export function Suggestions({ people }: { people: Profile['suggestions'] }) {
  const t = useProfileText();
  const [added, setAdded] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setAdded(added.includes(name) ? added.filter((other) => other !== name) : [...added, name]);
  return (
    <Card title={t('suggestions')}>
      <ul className={`vt-stack ${styles.rows}`}>
        {people.map(({ avatar, name, mutualFriend }) => (
          <li key={name}>
            <Avatar name={name} picture={avatar} size={38} />
            <span>
              {name}
              <small>{mutualFriend}</small>
            </span>
            <IconButton
              small
              icon={added.includes(name) ? IconCheck : IconUserPlus}
              label={t('add', { name })}
              aria-pressed={added.includes(name)}
              onClick={() => toggle(name)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
