import { type FormEvent, useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Popover } from '../../../ui/kit/popover/popover.tsx';
import { Button } from '../../../ui/nav/button.tsx';

export default function FormDropdown() {
  const [mail, setMail] = useState('');
  return (
    <div>
      <Popover
        label="Compartir la factura"
        titled
        button={(toggle) => <Button {...toggle}>Compartir la factura</Button>}
      >
        {(close) => (
          <form
            className="vt-stack vt-gap-12"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              notify(`Factura enviada a ${mail}`);
              close();
            }}
          >
            <TextField label="Correo electrónico" type="email" required value={mail} onChange={setMail} />
            <Button look="primary" type="submit">
              Enviar
            </Button>
          </form>
        )}
      </Popover>
    </div>
  );
}
