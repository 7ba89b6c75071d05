import { useId, useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Collapse } from '../../kit/collapse/collapse.tsx';
import styles from '../examples.module.css';

export default function AcrossCollapse() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div>
        <Button look="primary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Ver la lectura
        </Button>
      </div>
      <div className={styles.reading}>
        <Collapse id={id} open={open} direction="across">
          <p className={styles.readingText}>El contador marca 18.432 kWh desde el alta.</p>
        </Collapse>
      </div>
    </>
  );
}
