import styles from './typography.module.css';

const SUPPLIES = ['Luz', 'Gas', 'Autoconsumo'];
const MEASURES = ['Lectura del contador', 'Curva de carga', 'Maxímetro'];

export default function BulletList() {
  return (
    <ul className={styles.bullets}>
      {SUPPLIES.map((supply) => (
        <li key={supply}>{supply}</li>
      ))}
      <li>
        Medida
        <ul className={styles.bullets}>
          {MEASURES.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
