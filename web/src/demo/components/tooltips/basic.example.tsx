import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from '../examples.module.css';

export default function BasicTooltips() {
  return (
    <div className={styles.row}>
      <Button title="Llega al contador en un minuto">Pedir la lectura</Button>
      <IconButton icon={IconDownload} label="Descargar la factura" />
      <IconButton icon={IconPrinter} label="Imprimir la factura" />
    </div>
  );
}
