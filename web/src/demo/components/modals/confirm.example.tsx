import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';

export default function ConfirmModal() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        Anular el contrato
      </Button>
      <ConfirmDialog
        open={open}
        title="¿Anular el contrato C-2204?"
        confirm="Anular el contrato"
        danger
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          notify('Contrato anulado', { tone: 'warn' });
        }}
      >
        <p>Se para el alta en la distribuidora y el cliente recibe un correo.</p>
      </ConfirmDialog>
    </div>
  );
}
