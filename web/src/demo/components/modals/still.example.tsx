import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';

export default function StillModal() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Ver la lectura</Button>
      <DialogLook still>
        <Dialog open={open} onClose={() => setOpen(false)} title="Lectura de ayer">
          <p>11,4 kWh: 3,1 en punta, 2,9 en llano y 5,4 en valle.</p>
        </Dialog>
      </DialogLook>
    </div>
  );
}
