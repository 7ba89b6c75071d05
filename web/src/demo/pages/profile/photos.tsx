import type { Profile } from '../../../sample-data/profile/profile.ts';
import { Card } from '../../../ui/figures/card.tsx';
import styles from './profile.module.css';
import { useProfileText } from './texts.ts';

export function Photos({ photos }: { photos: Profile['latestPhotos'] }) {
  const t = useProfileText();
  return (
    <Card title={t('photos')}>
      <ul className={`vt-tiles vt-gap-8 ${styles.photos}`}>
        {photos.map(({ img }, at) => (
          <li key={img}>
            <img src={img} alt={t('photo', { number: at + 1 })} width={240} height={180} loading="lazy" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
