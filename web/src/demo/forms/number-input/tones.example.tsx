import { useState } from 'react';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import { NumberStepper } from '../../kit/number-stepper/number-stepper.tsx';
import styles from '../forms.module.css';
import { PROPOSAL_STATES } from '../states.ts';

export default function NumberTones() {
  const [count, setCount] = useState(4);
  return (
    <div className={styles.row}>
      {PROPOSAL_STATES.map(({ tone, label }) => (
        <FieldLook key={label} tone={tone}>
          <NumberStepper filled label={label} value={count} onChange={setCount} />
        </FieldLook>
      ))}
    </div>
  );
}
