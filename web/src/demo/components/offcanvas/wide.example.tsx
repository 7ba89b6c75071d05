import { useState } from 'react';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function WidePanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Abrir la factura</Button>
      <Dialog place="sheet" wide open={open} onClose={() => setOpen(false)} title="Factura de octubre">
        <p>Energía, 61,12 €; potencia, 14,80 €; impuestos, 17,05 €. En total, 92,97 €.</p>
      </Dialog>
    </div>
  );
}
