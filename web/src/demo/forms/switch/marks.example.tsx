import { useState } from 'react';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { FieldLook } from '../../kit/field-look/field-look.tsx';
import styles from '../forms.module.css';
import { PROPOSAL_STATES } from '../states.ts';

export default function MarkedSwitches() {
  const [off, setOff] = useState<readonly string[]>(['Enviada', 'Archivada']);
  const toggle = (label: string) =>
    setOff(off.includes(label) ? off.filter((other) => other !== label) : [...off, label]);
  return (
    <div className={styles.row}>
      {PROPOSAL_STATES.map(({ tone, label }) => (
        <FieldLook key={label} tone={tone}>
          <Switch marked label={label} value={!off.includes(label)} onChange={() => toggle(label)} />
        </FieldLook>
      ))}
    </div>
  );
}
