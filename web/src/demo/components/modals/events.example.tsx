import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function ModalEvents() {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    notify(next ? 'El diálogo se ha abierto' : 'El diálogo se ha cerrado');
  };
  return (
    <div>
      <Button onClick={() => change(true)}>Abrir y contarlo</Button>
      <Dialog open={open} onClose={() => change(false)} title="Se cuenta lo que pasa">
        <p>Al cerrarlo, de la manera que sea, otro aviso lo dirá.</p>
      </Dialog>
    </div>
  );
}
