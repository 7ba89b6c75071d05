import { useState } from 'react';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';
import styles from '../forms.module.css';

export default function BasicNumbers() {
  const [meters, setMeters] = useState(3);
  return (
    <div className={styles.row} data-align="end">
      <NumberStepper label="Contadores" value={meters} onChange={setMeters} />
      <NumberStepper label="Solo se lee" readOnly value={12} onChange={() => undefined} />
      <NumberStepper label="Apagado" disabled value={24} onChange={() => undefined} />
    </div>
  );
}
