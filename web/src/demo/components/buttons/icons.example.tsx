import { IconFileInvoice, IconSignature, IconTrash } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function IconTextButtons() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button look="primary" icon={IconSignature} onClick={() => notify('Enlace de firma enviado')}>
        Pedir la firma
      </Button>
      <Button icon={IconFileInvoice} onClick={() => notify('Factura preparada')}>
        Facturar
      </Button>
      <Button look="danger" icon={IconTrash} disabled>
        Borrar
      </Button>
    </div>
  );
}
