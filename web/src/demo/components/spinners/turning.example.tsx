import { Spinner } from '../../../ui/kit/spinner/spinner.tsx';
import styles from '../examples.module.css';

export default function TurningSpinners() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {(['accent', 'info', 'ok', 'warn', 'bad', 'idle'] as const).map((tone) => (
        <Spinner key={tone} tone={tone} label="Cargando las facturas" />
      ))}
    </div>
  );
}
