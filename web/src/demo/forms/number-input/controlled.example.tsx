import { useState } from 'react';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';
import styles from '../forms.module.css';

export default function ControlledNumber() {
  const [months, setMonths] = useState(6);
  const [disabled, setDisabled] = useState(false);
  const [readOnly, setReadOnly] = useState(false);
  return (
    <>
      <NumberStepper
        label="Meses de permanencia"
        disabled={disabled}
        readOnly={readOnly}
        value={months}
        onChange={setMonths}
      />
      <div className={styles.row}>
        <CheckField label="Apagado" value={disabled} onChange={setDisabled} />
        <CheckField label="Solo se lee" value={readOnly} onChange={setReadOnly} />
        <Button small onClick={() => setMonths(10)}>
          Poner 10
        </Button>
      </div>
    </>
  );
}
