import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';

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
            <LeaveButton onLeave={close}>Me quedo</LeaveButton>
            <LeaveButton look="primary" onLeave={close}>
              Cambiar
            </LeaveButton>
          </>
        }
      >
        <p>Una pulsación fuera no cuenta como respuesta: el diálogo espera a que elijas.</p>
      </Dialog>
    </div>
  );
}
