import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';

export default function FloorPanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Abrir las galletas</Button>
      <DialogLook edge="floor">
        <Dialog open={open} onClose={() => setOpen(false)} title="Lo que guardamos">
          <p>Solo el idioma y el tema, en este navegador. Nada sale de aquí.</p>
        </Dialog>
      </DialogLook>
    </div>
  );
}
