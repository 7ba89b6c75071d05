import styles from './typography.module.css';

export default function InlineList() {
  return (
    <ul className={styles.inline}>
      <li>Punta</li>
      <li>Llano</li>
      <li>Valle</li>
    </ul>
  );
}
