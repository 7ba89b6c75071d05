import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function AskingModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Cambiar de comercializadora</Button>
      <Dialog
        asks
        open={open}
        onClose={close}
        title="¿Seguro que quieres cambiar?"
        footer={
          <>
            <Button onClick={close}>Me quedo</Button>
            <Button look="primary" onClick={close}>
              Cambiar
            </Button>
          </>
        }
      >
        <p>Una pulsación fuera no cuenta como respuesta: el diálogo espera a que elijas.</p>
      </Dialog>
    </div>
  );
}
