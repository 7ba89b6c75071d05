import { LayoutNote } from './layout-note.tsx';
import styles from './page-layouts.module.css';

export default function LayoutEmptyScreen() {
  return (
    <div className={styles.page}>
      <LayoutNote layout="empty" />
    </div>
  );
}
