import { IconDots, IconDownload, IconPrinter } from '@tabler/icons-react';
import { notify } from '../../../ui/feedback/toasts.ts';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';

export default function IconDropdown() {
  return (
    <div>
      <Menu icon={IconDots} label="Más con la factura" align="start">
        <MenuItem icon={IconDownload} onChoose={() => notify('Factura descargada')}>
          Descargar
        </MenuItem>
        <MenuItem icon={IconPrinter} onChoose={() => notify('Factura en la impresora')}>
          Imprimir
        </MenuItem>
      </Menu>
    </div>
  );
}
