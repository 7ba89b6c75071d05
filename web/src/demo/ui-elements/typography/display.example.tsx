import styles from './typography.module.css';

export default function DisplaySizes() {
  return [1, 2, 3, 4].map((size) => (
    <p key={size} className={styles.display} data-size={size}>
      Cifra grande {size}
    </p>
  ));
}
