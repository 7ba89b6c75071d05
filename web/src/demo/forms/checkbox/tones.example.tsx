import { useState } from 'react';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import styles from '../forms.module.css';
import { PROPOSAL_STATES } from '../states.ts';

export default function CheckboxTones() {
  const [shown, setShown] = useState<readonly string[]>(PROPOSAL_STATES.map(({ label }) => label));
  const toggle = (label: string) =>
    setShown(shown.includes(label) ? shown.filter((other) => other !== label) : [...shown, label]);
  return (
    <div className={styles.row}>
      {PROPOSAL_STATES.map(({ tone, label }) => (
        <FieldLook key={label} tone={tone}>
          <CheckField label={label} value={shown.includes(label)} onChange={() => toggle(label)} />
        </FieldLook>
      ))}
    </div>
  );
}
