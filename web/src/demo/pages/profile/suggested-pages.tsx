import { useState } from 'react';
import type { Profile } from '../../../sample-data/profile/profile.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

type Props = { readonly pages: Profile['suggestedPages'] };

/** Suggests pages, and keeps those that are marked until the page is left. */
export function SuggestedPages({ pages }: Props) {
  const t = useProfileText();
  const [marked, setMarked] = useState(() =>
    pages.filter(({ favorite }) => favorite).map(({ username }) => username),
  );
  const toggle = (name: string) =>
    setMarked(marked.includes(name) ? marked.filter((other) => other !== name) : [...marked, name]);
  return (
    <Card title={t('suggestedPages')}>
      <ul className={`vt-stack ${styles.rows}`}>
        {pages.map(({ avatar, username, subtitle }) => (
          <li key={username}>
            <Avatar name={username} picture={avatar} size={38} />
            <span>
              {username}
              <small>{subtitle}</small>
            </span>
            <FavouriteButton
              name={username}
              on={marked.includes(username)}
              onToggle={() => toggle(username)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
