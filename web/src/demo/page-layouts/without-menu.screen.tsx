import { LayoutNote } from './layout-note.tsx';
import styles from './page-layouts.module.css';
import { SomeContent } from './some-content.tsx';

export default function WithoutMenuScreen() {
  return (
    <div className={styles.page}>
      <LayoutNote layout="withoutMenu" />
      <SomeContent />
    </div>
  );
}
