import { type FormEvent, useId, useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogLook } from '../../kit/dialog-look/dialog-look.tsx';

const EMPTY = { email: '', password: '', stays: false };

export default function SignInModal() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const close = () => {
    setOpen(false);
    setValues(EMPTY);
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    notify(`Dentro, como ${values.email}`);
    close();
  };
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Entrar</Button>
      <DialogLook size="small">
        <Dialog
          open={open}
          onClose={close}
          title="Entra en tu cuenta"
          footer={
            <Button look="primary" type="submit" form={id}>
              Entrar
            </Button>
          }
        >
          <form id={id} className="vt-stack" onSubmit={enter}>
            <TextField
              label="Correo"
              type="email"
              required
              autoComplete="off"
              value={values.email}
              onChange={(email) => setValues({ ...values, email })}
            />
            <PasswordField
              label="Contraseña"
              required
              autoComplete="new-password"
              value={values.password}
              onChange={(password) => setValues({ ...values, password })}
            />
            <CheckField
              label="Recordarme en este equipo"
              value={values.stays}
              onChange={(stays) => setValues({ ...values, stays })}
            />
          </form>
        </Dialog>
      </DialogLook>
    </div>
  );
}
