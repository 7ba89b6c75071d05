import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function EndPanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Abrir el suministro</Button>
      <Dialog place="sheet" open={open} onClose={() => setOpen(false)} title="Suministro de la panadería">
        <p>Tarifa 3.0TD, 22 kW en cada periodo, 41.300 kWh al año.</p>
      </Dialog>
    </div>
  );
}
