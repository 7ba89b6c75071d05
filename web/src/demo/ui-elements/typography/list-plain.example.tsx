import styles from './typography.module.css';

const SUPPLIES = ['Luz', 'Gas', 'Autoconsumo'];
const MEASURES = ['Lectura del contador', 'Curva de carga', 'Maxímetro'];

export default function PlainList() {
  return (
    <ul className={styles.plain}>
      {SUPPLIES.map((supply) => (
        <li key={supply}>{supply}</li>
      ))}
      <li>
        Medida
        <ul className={styles.plain}>
          {MEASURES.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
