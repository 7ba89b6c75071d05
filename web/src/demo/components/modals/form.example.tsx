import { type FormEvent, useId, useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export default function FormModal() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [phone, setPhone] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    notify(`Llamaremos al ${phone}`);
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Que me llamen</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Te llamamos nosotros"
        footer={
          <Button look="primary" type="submit" form={id}>
            Pedir la llamada
          </Button>
        }
      >
        <form id={id} onSubmit={send}>
          <TextField label="Teléfono" type="tel" required value={phone} onChange={setPhone} />
        </form>
      </Dialog>
    </div>
  );
}
