import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function StartPanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Abrir los filtros</Button>
      <Dialog place="start" open={open} onClose={() => setOpen(false)} title="Filtros">
        <p>Solo los contratos activados este mes.</p>
      </Dialog>
    </div>
  );
}
