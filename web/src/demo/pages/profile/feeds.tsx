import { useState } from 'react';
import type { Profile } from '../../../sample-data/profile/profile.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

export function Feeds({ feeds }: { feeds: Profile['twitterFeeds'] }) {
  const t = useProfileText();
  return (
    <Card title={t('feeds')}>
      <ul className={`vt-stack ${styles.feeds}`}>
        {feeds.map((feed) => (
          <Feed key={feed.id} feed={feed} />
        ))}
      </ul>
    </Card>
  );
}

function Feed({ feed }: { feed: Profile['twitterFeeds'][number] }) {
  const { imgUrl, title, id, tags, desc, favorite } = feed;
  const [on, setOn] = useState(favorite);
  return (
    <li>
      <div className={styles.row}>
        <Avatar name={title} picture={imgUrl} size={38} />
        <span>
          {title}
          <small>@{id}</small>
        </span>
        <FavouriteButton name={title} on={on} onToggle={() => setOn(!on)} />
      </div>
      <p className="vt-note">{desc}</p>
      <p className={styles.tags}>{tags}</p>
    </li>
  );
}
