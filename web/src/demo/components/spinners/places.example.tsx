import { Spinner } from '../../../ui/kit/spinner/spinner.tsx';
import styles from '../examples.module.css';

export default function SpinnerPlaces() {
  return (
    <>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Spinner size={20} label="Leyendo" /> Leyendo el contador
      </div>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="centre">
        <Spinner size={20} label="Comparando" /> Comparando ofertas
      </div>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="apart">
        Calculando el ahorro <Spinner size={20} label="Calculando" />
      </div>
    </>
  );
}
