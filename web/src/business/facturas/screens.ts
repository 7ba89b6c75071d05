import { IconFileInvoice, IconReceipt2 } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const facturasScreens = [
  {
    id: 'facturas',
    path: '/facturas',
    title: { es: 'Facturas', en: 'Bills' },
    menu: { group: 'suministro', order: 4 },
    clientMenu: { group: 'mi-energia', order: 6 },
    icon: IconFileInvoice,
    keywords: ['factura', 'recibo', 'f1', 'comprobadas', 'bill', 'invoice'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'facturas-comprobar',
    path: '/facturas/comprobar',
    title: { es: 'Comprobar factura', en: 'Check a bill' },
    menu: { group: 'suministro', order: 5 },
    clientMenu: { group: 'mi-energia', order: 7 },
    icon: IconReceipt2,
    keywords: ['factura', 'recibo', 'pdf', 'qr', 'f1', 'reclamar', 'comprobar', 'bill', 'invoice'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./comprobar.screen.tsx'),
  },
  {
    id: 'factura',
    path: '/facturas/:id',
    title: { es: 'Factura', en: 'Bill' },
    icon: IconFileInvoice,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./factura.screen.tsx'),
  },
] as const satisfies readonly Screen[];
