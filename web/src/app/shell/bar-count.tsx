import styles from './bar-count.module.css';

const MOST_SHOWN = 99;

/** How many wait behind a button of the bar: in its corner, for the eyes; its label says it too. */
export function BarCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
