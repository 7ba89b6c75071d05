import { useState } from 'react';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';
import styles from '../forms.module.css';

export default function NumberSizes() {
  const [panels, setPanels] = useState(6);
  return (
    <div className={styles.row} data-align="end">
      <FieldLook size="large">
        <NumberStepper label="Grande" value={panels} onChange={setPanels} />
      </FieldLook>
      <NumberStepper label="De siempre" value={panels} onChange={setPanels} />
      <FieldLook size="small">
        <NumberStepper label="Pequeño" value={panels} onChange={setPanels} />
      </FieldLook>
    </div>
  );
}
