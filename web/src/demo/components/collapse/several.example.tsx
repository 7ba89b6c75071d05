import { useId, useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Collapse } from '../../kit/collapse/collapse.tsx';
import styles from '../examples.module.css';

export default function SeveralCollapses() {
  const [fixed, setFixed] = useState(false);
  const [indexed, setIndexed] = useState(false);
  const id = useId();
  const both = fixed && indexed;
  const turnBoth = () => {
    setFixed(!both);
    setIndexed(!both);
  };
  return (
    <>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Button aria-expanded={fixed} aria-controls={`${id}-fixed`} onClick={() => setFixed(!fixed)}>
          Precio fijo
        </Button>
        <Button aria-expanded={indexed} aria-controls={`${id}-indexed`} onClick={() => setIndexed(!indexed)}>
          Precio indexado
        </Button>
        <Button aria-expanded={both} aria-controls={`${id}-fixed ${id}-indexed`} onClick={turnBoth}>
          Los dos
        </Button>
      </div>
      <Collapse id={`${id}-fixed`} open={fixed}>
        <p>El mismo precio todo el contrato, suba o baje el mercado.</p>
      </Collapse>
      <Collapse id={`${id}-indexed`} open={indexed}>
        <p>El precio de cada hora en el mercado, más un margen que no cambia.</p>
      </Collapse>
    </>
  );
}
