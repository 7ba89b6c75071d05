import styles from './typography.module.css';

export default function Quotes() {
  return (
    <>
      <blockquote className={styles.quote}>
        <p>La luz más barata es la que no se gasta.</p>
      </blockquote>
      <figure>
        <blockquote className={styles.quote}>
          <p>Desde que vemos la curva de cada día, sabemos qué máquina parar primero.</p>
        </blockquote>
        <figcaption className={styles.source}>
          Marta Soler, en <cite>El obrador por dentro</cite>
        </figcaption>
      </figure>
    </>
  );
}
