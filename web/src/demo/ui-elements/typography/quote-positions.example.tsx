import styles from './typography.module.css';

const PLACES = [
  { align: 'start', says: 'Al principio, como se lee.' },
  { align: 'centre', says: 'En el centro, para que respire.' },
  { align: 'end', says: 'Al final, frente a una imagen.' },
];

export default function PlacedQuotes() {
  return PLACES.map(({ align, says }) => (
    <figure key={align} className={styles.placed} data-align={align}>
      <blockquote>
        <p>{says}</p>
      </blockquote>
      <figcaption className={styles.source}>
        Hugo Prieto, en <cite>Cartas de un comercial</cite>
      </figcaption>
    </figure>
  ));
}
