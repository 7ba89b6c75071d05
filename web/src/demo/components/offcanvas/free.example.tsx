import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';

export default function FreePanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(!open)}>{open ? 'Cerrar las notas' : 'Abrir las notas'}</Button>
      <DialogLook size="small">
        <Dialog place="sheet" free open={open} onClose={() => setOpen(false)} title="Notas de la visita">
          <p>La página sigue detrás: muévela, pulsa sus botones y vuelve cuando quieras.</p>
        </Dialog>
      </DialogLook>
    </div>
  );
}
