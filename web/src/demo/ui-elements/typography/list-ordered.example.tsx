import styles from './typography.module.css';

const SUPPLIES = ['Luz', 'Gas', 'Autoconsumo'];
const MEASURES = ['Lectura del contador', 'Curva de carga', 'Maxímetro'];

export default function OrderedList() {
  return (
    <ol className={styles.ordered}>
      {SUPPLIES.map((supply) => (
        <li key={supply}>{supply}</li>
      ))}
      <li>
        Medida
        <ol className={styles.ordered}>
          {MEASURES.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ol>
      </li>
    </ol>
  );
}
