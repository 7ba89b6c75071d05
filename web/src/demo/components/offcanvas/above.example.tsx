import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';

export default function CeilingPanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Abrir el aviso de la red</Button>
      <DialogLook edge="ceiling">
        <Dialog open={open} onClose={() => setOpen(false)} title="Aviso de la distribuidora">
          <p>El martes, de 9 a 11 h, se corta la luz en tu calle para cambiar el transformador.</p>
        </Dialog>
      </DialogLook>
    </div>
  );
}
