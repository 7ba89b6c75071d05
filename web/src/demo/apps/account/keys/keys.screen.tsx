import { CreateKey } from './create-key.tsx';
import { KeyList } from './key-list.tsx';
import styles from './keys.module.css';

/** Shows the keys with which other programs use the account. */
export default function ApiKeyScreen() {
  return (
    <div className={styles.page}>
      <CreateKey />
      <KeyList />
    </div>
  );
}
