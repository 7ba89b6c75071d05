import styles from './bar-count.module.css';

const MOST_SHOWN = 99;

/**
 * A number in the corner of a button of the bar. Screen readers skip it, because the label of the button has it too.
 */
export function BarCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}
