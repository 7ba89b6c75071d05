import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../examples.module.css';

const SIZES = [
  { name: 'El menor', look: { size: 'smallest' } },
  { name: 'Pequeño', look: { size: 'small' } },
  { name: 'El de siempre', look: {} },
  { name: 'Ancho', look: { wide: true } },
  { name: 'Muy ancho', look: { size: 'large' } },
  { name: 'Toda la ventana', look: { size: 'full' } },
] as const;

export default function ModalSizes() {
  const [shown, setShown] = useState<(typeof SIZES)[number]>();
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {SIZES.map((size) => (
        <Button key={size.name} onClick={() => setShown(size)}>
          {size.name}
        </Button>
      ))}
      <Dialog
        {...shown?.look}
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.name ?? ''}
      >
        <p>La potencia contratada es de 4,6 kW; la más alta del año fue de 3,9 kW.</p>
      </Dialog>
    </div>
  );
}
