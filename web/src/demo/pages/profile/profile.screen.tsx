import { IconPencil } from '@tabler/icons-react';
import { useSample } from '../../../data/sample.ts';
import { useNavigate, useSearch } from '../../../router/use-router.ts';
import type { Profile } from '../../../sample-data/profile/profile.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/kit/tabs/tabs.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { About } from './about.tsx';
import { Feeds } from './feeds.tsx';
import { Photos } from './photos.tsx';
import { Polls } from './polls.tsx';
import { Posts } from './posts.tsx';
import styles from './profile.module.css';
import { SuggestedPages } from './suggested-pages.tsx';
import { Suggestions } from './suggestions.tsx';
import { useProfileText } from './texts.ts';

const PARTS = ['feed', 'about', 'photos', 'friends'] as const;
type Part = (typeof PARTS)[number];

/** Shows the profile of a person with their posts, pictures and friends. */
export default function ProfileScreen() {
  const { data, error, refetch } = useSample<Profile>('/profile/data');
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? <Person profile={data} /> : <Skeleton lines={14} />;
}

function Person({ profile }: { profile: Profile }) {
  const t = useProfileText();
  const navigate = useNavigate();
  const { part: named } = useSearch();
  const open = PARTS.find((part) => part === named) ?? 'feed';
  const { avatar, username, designation, coverImg } = profile.header;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <img className={styles.cover} src={coverImg} alt="" width={1200} height={320} />
        <div className={styles.who}>
          <img src={avatar} alt="" width={110} height={110} />
          <div>
            <h2>{username}</h2>
            <p>{designation}</p>
          </div>
          <ButtonLink icon={IconPencil} to="/pages/account-settings">
            {t('edit')}
          </ButtonLink>
        </div>
      </header>
      <Tabs
        label={t('parts')}
        look="pills"
        align="start"
        value={open}
        tabs={PARTS.map((id) => ({ id, label: t(`part-${id}`) }))}
        onChange={(part) =>
          navigate({ to: '.', search: part === 'feed' ? {} : { part }, replace: true, keepScroll: true })
        }
      >
        <Shown part={open} profile={profile} />
      </Tabs>
    </div>
  );
}

function Shown({ part, profile }: { part: Part; profile: Profile }) {
  const about = <About about={profile.userAbout} />;
  const photos = <Photos photos={profile.latestPhotos} />;
  const friends = <Suggestions people={profile.suggestions} />;
  if (part === 'about') return about;
  if (part === 'photos') return photos;
  if (part === 'friends') return friends;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {about}
        <SuggestedPages pages={profile.suggestedPages} />
        <Feeds feeds={profile.twitterFeeds} />
      </div>
      <Posts posts={profile.post} />
      <div className={styles.column}>
        {photos}
        {friends}
        <Polls polls={profile.polls} />
      </div>
    </div>
  );
}
