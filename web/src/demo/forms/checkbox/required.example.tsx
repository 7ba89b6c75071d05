import { useState } from 'react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';

export default function RequiredCheckbox() {
  const [accepts, setAccepts] = useState(false);
  const [refused, setRefused] = useState(false);
  const sign = () => {
    setRefused(!accepts);
    if (accepts) notify('Contrato firmado');
  };
  return (
    <>
      <CheckField
        label="He leído las condiciones y las acepto"
        required
        value={accepts}
        onChange={setAccepts}
        error={refused && !accepts ? 'Sin aceptarlas no se puede firmar.' : undefined}
      />
      <div>
        <Button onClick={sign}>Firmar</Button>
      </div>
    </>
  );
}
