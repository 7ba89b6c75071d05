import { Spinner } from '../../../ui/kit/spinner/spinner.tsx';
import styles from '../examples.module.css';

const ALIGNMENTS = ['start', 'center', 'end'] as const;

export default function SpinnersInText() {
  return (
    <>
      <div className={styles.floated}>
        <Spinner size={20} label="Leyendo" />
        <p>El contador manda la lectura de cada hora al día siguiente, y la de hoy llega mañana.</p>
      </div>
      {ALIGNMENTS.map((align) => (
        <p key={align} style={{ textAlign: align }}>
          <Spinner size={16} label="Comparando" />
        </p>
      ))}
    </>
  );
}
