import styles from './typography.module.css';

const TONES = [
  { tone: 'accent', says: 'De la casa' },
  { tone: 'ok', says: 'Todo está pagado' },
  { tone: 'info', says: 'La curva llega a las once' },
  { tone: 'warn', says: 'El contrato vence pronto' },
  { tone: 'bad', says: 'El banco ha devuelto un recibo' },
  { tone: 'idle', says: 'El suministro está de baja' },
];

export default function ColouredHeadings() {
  return TONES.map(({ tone, says }) => (
    <p key={tone} data-tone={tone} className={`${styles.heading} ${styles.toned}`} data-level={2}>
      {says}
    </p>
  ));
}
