import { useState } from 'react';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Tooltip } from '../../kit/tooltip/tooltip.tsx';
import styles from '../examples.module.css';

export default function ControlledTooltip() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Switch label="Explicar la cifra" value={open} onChange={setOpen} />
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="centre">
        <Tooltip open={open} side="below" text="Lo que consumes por lo que vale cada hora">
          <strong>48,20 € este mes</strong>
        </Tooltip>
      </div>
    </>
  );
}
