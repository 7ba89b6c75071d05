import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LeaveButton } from '../../../ui/overlay/dialog-buttons.tsx';

export default function BasicModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Ver el precio de hoy</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Precio de hoy"
        footer={
          <LeaveButton look="primary" onLeave={close}>
            Entendido
          </LeaveButton>
        }
      >
        <p>La hora más barata es la de las 15 h, a 0,041 €/kWh; la más cara, la de las 21 h.</p>
      </Dialog>
    </div>
  );
}
