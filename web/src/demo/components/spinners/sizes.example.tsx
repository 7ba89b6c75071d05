import { Spinner } from '../../../ui/kit/spinner/spinner.tsx';
import styles from '../examples.module.css';

export default function SpinnerSizes() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {[16, 24, 36, 52].map((size) => (
        <Spinner key={size} size={size} label="Cargando la curva" />
      ))}
    </div>
  );
}
