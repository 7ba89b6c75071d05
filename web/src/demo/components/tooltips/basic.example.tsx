import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function BasicTooltips() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Button title="Llega al contador en un minuto" onClick={() => notify('Lectura pedida')}>
        Pedir la lectura
      </Button>
      <IconButton
        icon={IconDownload}
        label="Descargar la factura"
        onClick={() => notify('Factura descargada')}
      />
      <IconButton icon={IconPrinter} label="Imprimir la factura" onClick={() => notify('Factura impresa')} />
    </div>
  );
}
