import styles from './typography.module.css';

export default function SecondaryHeadings() {
  return [1, 2, 3, 4].map((level) => (
    <p key={level} className={styles.heading} data-level={level}>
      Contrato C-2204 <small className={styles.secondary}>firmado con el móvil</small>
    </p>
  ));
}
