import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './blog.module.css';

/** As tall as the window: on a phone, what stands under the articles does not show before them. */
export function PostsAwaited() {
  return (
    <div className={styles.awaited}>
      <Skeleton lines={14} />
    </div>
  );
}
