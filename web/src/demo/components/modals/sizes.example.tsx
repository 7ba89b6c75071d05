import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';
import styles from '../examples.module.css';

const SIZES = [
  { name: 'El menor', size: 'smallest', wide: false },
  { name: 'Pequeño', size: 'small', wide: false },
  { name: 'El de siempre', size: undefined, wide: false },
  { name: 'Ancho', size: undefined, wide: true },
  { name: 'Muy ancho', size: 'large', wide: false },
  { name: 'Toda la ventana', size: 'full', wide: false },
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
      <DialogLook size={shown?.size}>
        <Dialog
          wide={shown?.wide}
          open={shown !== undefined}
          onClose={() => setShown(undefined)}
          title={shown?.name ?? ''}
        >
          <p>La potencia contratada es de 4,6 kW; la más alta del año fue de 3,9 kW.</p>
        </Dialog>
      </DialogLook>
    </div>
  );
}
