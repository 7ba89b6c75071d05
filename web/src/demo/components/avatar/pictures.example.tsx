import { drawPortrait } from '../../../sample-data/pictures.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from '../examples.module.css';

export default function PictureAvatars() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {['Lucía Ferrer', 'Hugo Prieto', 'Carmen Ortiz'].map((name) => (
        <span key={name} className={`vt-toolbar vt-gap-10 ${styles.row}`}>
          <Avatar name={name} picture={drawPortrait(name)} size={48} />
          {name}
        </span>
      ))}
    </div>
  );
}
