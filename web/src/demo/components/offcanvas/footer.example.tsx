import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Switch } from '../../../ui/kit/switch/switch.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Sheet } from '../../../ui/overlay/dialog.tsx';

export default function FooterPanel() {
  const [open, setOpen] = useState(false);
  const [paper, setPaper] = useState(false);
  const save = () => {
    setOpen(false);
    notify(paper ? 'Recibirás la factura en papel' : 'Recibirás la factura por correo electrónico');
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Elegir cómo llega la factura</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Cómo llega la factura"
        footer={
          <Button look="primary" onClick={save}>
            Guardar
          </Button>
        }
      >
        <Switch label="En papel" hint="Cuesta 1,20 € al mes" value={paper} onChange={setPaper} />
      </Sheet>
    </div>
  );
}
