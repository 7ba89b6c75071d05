import styles from '../tables.module.css';
import { ColumnSearch } from './column-search.tsx';
import { ServerSide } from './server-side.tsx';

/** A table paged by whoever answers it, and one searched column by column. */
export default function AdvancedTablesScreen() {
  return (
    <div className={styles.page}>
      <ServerSide />
      <ColumnSearch />
    </div>
  );
}
