import { LayoutNote } from './layout-note.tsx';
import styles from './page-layouts.module.css';
import { SomeContent } from './some-content.tsx';

export default function LayoutBoxedScreen() {
  return (
    <div className={styles.page}>
      <LayoutNote layout="boxed" />
      <SomeContent />
    </div>
  );
}
