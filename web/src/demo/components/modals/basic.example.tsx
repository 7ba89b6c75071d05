import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

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
          <Button look="primary" onClick={close}>
            Entendido
          </Button>
        }
      >
        <p>La hora más barata es la de las 15 h, a 0,041 €/kWh; la más cara, la de las 21 h.</p>
      </Dialog>
    </div>
  );
}
