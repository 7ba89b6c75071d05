import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './blog.module.css';

/**
 * Keeps the room of the articles until they come. It is as tall as the window, so that on a phone the sidebar does not
 * show first.
 */
export function PostsAwaited() {
  return (
    <div className={styles.awaited}>
      <Skeleton lines={14} />
    </div>
  );
}
