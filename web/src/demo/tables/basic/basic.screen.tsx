import styles from '../tables.module.css';
import { Expandable } from './expandable.tsx';
import { Multilingual } from './multilingual.tsx';
import { Reorder } from './reorder.tsx';
import { WithButtons } from './with-buttons.tsx';
import { ZeroConfiguration } from './zero-configuration.tsx';

/** Shows tables whose rows are all in the browser. */
export default function BasicTablesScreen() {
  return (
    <div className={styles.page}>
      <ZeroConfiguration />
      <Reorder />
      <WithButtons />
      <Expandable />
      <Multilingual />
    </div>
  );
}
