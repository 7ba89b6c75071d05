import { IconReceipt2 } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const facturasScreens = [
  {
    id: 'facturas-comprobar',
    path: '/facturas/comprobar',
    title: { es: 'Comprobar factura', en: 'Check a bill' },
    menu: { group: 'suministro', order: 4 },
    clientMenu: { group: 'mi-energia', order: 6 },
    icon: IconReceipt2,
    keywords: ['factura', 'recibo', 'pdf', 'qr', 'f1', 'reclamar', 'comprobar', 'bill', 'invoice'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./comprobar.screen.tsx'),
  },
] as const satisfies readonly Screen[];
