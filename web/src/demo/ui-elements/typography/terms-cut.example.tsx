import styles from './typography.module.css';

const TERMS = [
  { term: 'CUPS', says: 'El código del punto de suministro, que no cambia con la comercializadora.' },
  { term: 'Maxímetro', says: 'La mayor potencia que se ha pedido en un mes, en kilovatios.' },
  { term: 'Peaje', says: 'Lo que cuesta usar la red.' },
];

export default function CutTerms() {
  return (
    <dl className={`vt-stack vt-gap-10 ${styles.termsAcross}`}>
      {TERMS.map(({ term, says }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles.cut} title={says}>
            {says}
          </dd>
        </div>
      ))}
    </dl>
  );
}
