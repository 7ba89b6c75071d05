import styles from './typography.module.css';

const LEVELS = [1, 2, 3, 4, 5, 6];

export default function Headings() {
  return (
    <table className={styles.levels}>
      <thead>
        <tr>
          <th>Etiqueta</th>
          <th>Muestra</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => (
          <tr key={level}>
            <td>
              <code>{`<h${level}>`}</code>
            </td>
            <td>
              <span className={styles.heading} data-level={level}>
                Título de nivel {level}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
