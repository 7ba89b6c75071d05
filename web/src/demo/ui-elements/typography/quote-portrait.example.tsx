import { drawPortrait } from '../../../sample-data/pictures.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from './typography.module.css';

export default function PortraitQuote() {
  return (
    <figure className={styles.said}>
      <Avatar name="Lucía Ferrer" picture={drawPortrait('Lucía Ferrer')} size={48} />
      <div>
        <blockquote className={styles.quote}>
          <p>Bajamos la potencia una tarde y no ha saltado el automático ni un día.</p>
        </blockquote>
        <figcaption className={styles.source}>Lucía Ferrer, panadera</figcaption>
      </div>
    </figure>
  );
}
