import { Spinner } from '../../../ui/kit/spinner/spinner.tsx';
import styles from '../examples.module.css';

export default function GrowingSpinners() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {(['accent', 'info', 'ok', 'warn', 'bad', 'idle'] as const).map((tone) => (
        <Spinner key={tone} look="growing" tone={tone} label="Cargando las facturas" />
      ))}
    </div>
  );
}
