import { CreateKey } from './create-key.tsx';
import { KeyList } from './key-list.tsx';
import styles from './keys.module.css';

/** Keys with which other programs come in. */
export default function ApiKeyScreen() {
  return (
    <div className={styles.page}>
      <CreateKey />
      <KeyList />
    </div>
  );
}
