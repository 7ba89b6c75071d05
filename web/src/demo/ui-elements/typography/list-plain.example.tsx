import styles from './typography.module.css';

const SUPPLIES = ['Luz', 'Gas', 'Autoconsumo'];
const MEASURES = ['Lectura del contador', 'Curva de carga', 'Maxímetro'];

export default function PlainList() {
  return (
    <ul className={`vt-stack vt-gap-4 ${styles.plain}`}>
      {SUPPLIES.map((supply) => (
        <li key={supply}>{supply}</li>
      ))}
      <li>
        Medida
        <ul className={`vt-stack vt-gap-4 ${styles.plain}`}>
          {MEASURES.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
