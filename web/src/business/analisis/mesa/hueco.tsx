import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './mesa.module.css';

/** The placeholder of an analysis that is loading: sheet, two sides and comparison. */
export function HuecoDeMesa() {
  return (
    <Skeleton>
      <div className={`vt-stack vt-gap-18 ${styles.contorno}`}>
        <span className="vt-ghost" />
        <div className={styles.lados}>
          <span className="vt-ghost" />
          <span className="vt-ghost" />
        </div>
        <span className="vt-ghost" />
      </div>
    </Skeleton>
  );
}
