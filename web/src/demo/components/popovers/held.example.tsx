import { useState } from 'react';
import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

const STEPS = [
  { name: 'Energía', says: 'Lo que has consumido, por el precio de cada hora.' },
  { name: 'Potencia', says: 'Lo que puedes enchufar a la vez, se use o no.' },
  { name: 'Impuestos', says: 'El eléctrico y el IVA, sobre todo lo anterior.' },
];

export default function HeldPopovers() {
  const [shown, setShown] = useState<number>();
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {STEPS.map(({ name, says }, at) => (
        <Popover
          key={name}
          label={name}
          titled
          side="below"
          held={{ open: shown === at, onChange: (open) => setShown(open ? at : undefined) }}
          button={(toggle) => <Button {...toggle}>{name}</Button>}
        >
          {(close) => (
            <>
              <p>{says}</p>
              <div className={`vt-toolbar vt-gap-10 ${styles.row}`} data-align="end">
                <Button
                  small
                  onClick={() => {
                    // It gives the focus back, which would go with the button.
                    close();
                    if (at + 1 < STEPS.length) setShown(at + 1);
                  }}
                >
                  {at + 1 < STEPS.length ? `Ahora, ${STEPS[at + 1]?.name.toLowerCase()}` : 'Entendido'}
                </Button>
              </div>
            </>
          )}
        </Popover>
      ))}
    </div>
  );
}
