import styles from '../tables.module.css';
import { ColumnSearch } from './column-search.tsx';
import { ServerSide } from './server-side.tsx';

/** Shows a table that the call pages, and one that is searched column by column. */
export default function AdvancedTablesScreen() {
  return (
    <div className={styles.page}>
      <ServerSide />
      <ColumnSearch />
    </div>
  );
}
