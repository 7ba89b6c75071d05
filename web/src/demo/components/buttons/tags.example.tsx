import { type FormEvent, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function ButtonTags() {
  const [announcement, setSaid] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSaid('El formulario se ha enviado');
  };
  return (
    <form onSubmit={send} onReset={() => setSaid('El formulario se ha vaciado')}>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <ButtonLink to="/components/nav-component">Enlace</ButtonLink>
        <Button onClick={() => setSaid('Se ha pulsado el botón')}>Botón</Button>
        <Button look="primary" type="submit">
          De envío
        </Button>
        <Button type="reset">De vaciado</Button>
      </div>
      <p role="status">{announcement || 'Pulsa uno.'}</p>
    </form>
  );
}
