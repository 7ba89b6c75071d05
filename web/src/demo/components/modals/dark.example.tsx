import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function DarkModal() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Abrir a oscuras</Button>
      <Dialog scheme="dark" open={open} onClose={() => setOpen(false)} title="Consumo de la noche">
        <p>Entre las 0 y las 8 h has gastado 2,4 kWh: casi todo, la nevera.</p>
      </Dialog>
    </div>
  );
}
