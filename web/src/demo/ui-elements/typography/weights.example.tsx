import styles from './typography.module.css';

const WEIGHTS = [
  { weight: 400, says: 'Normal: el texto que se lee' },
  { weight: 500, says: 'Media: etiquetas, menús y botones' },
  { weight: 600, says: 'Seminegra: títulos y cifras' },
];

export default function Weights() {
  return WEIGHTS.map(({ weight, says }) => (
    <p key={weight} className={styles.heading} data-level={2} style={{ fontWeight: weight }}>
      {says}
    </p>
  ));
}
