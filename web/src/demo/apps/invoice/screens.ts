import {
  IconFileInvoice,
  IconFilePencil,
  IconFilePlus,
  IconFileText,
  IconPrinter,
} from '@tabler/icons-react';
import type { Screen } from '../../../ui/frame/screen.ts';
import { templateScreen } from '../../template-screen.ts';

export const invoiceScreens: readonly Screen[] = [
  templateScreen({
    id: 'invoice-list',
    path: '/apps/invoice/list',
    title: { es: 'Lista de facturas', en: 'Invoice list' },
    menu: { group: 'apps-invoice' },
    icon: IconFileInvoice,
    keywords: ['cobros', 'clientes'],
    load: () => import('./list/list.screen.tsx'),
  }),
  templateScreen({
    id: 'invoice-preview',
    path: '/apps/invoice/preview',
    title: { es: 'Vista de factura', en: 'Invoice preview' },
    menu: { group: 'apps-invoice' },
    icon: IconFileText,
    load: () => import('./preview/preview.screen.tsx'),
  }),
  templateScreen({
    id: 'invoice-preview-id',
    path: '/apps/invoice/preview/:id',
    title: { es: 'Vista de factura', en: 'Invoice preview' },
    icon: IconFileText,
    load: () => import('./preview/preview.screen.tsx'),
  }),
  templateScreen({
    id: 'invoice-edit',
    path: '/apps/invoice/edit',
    title: { es: 'Editar factura', en: 'Edit invoice' },
    menu: { group: 'apps-invoice' },
    icon: IconFilePencil,
    load: () => import('./edit/edit.screen.tsx'),
  }),
  templateScreen({
    id: 'invoice-edit-id',
    path: '/apps/invoice/edit/:id',
    title: { es: 'Editar factura', en: 'Edit invoice' },
    icon: IconFilePencil,
    load: () => import('./edit/edit.screen.tsx'),
  }),
  templateScreen({
    id: 'invoice-add',
    path: '/apps/invoice/add',
    title: { es: 'Nueva factura', en: 'Add invoice' },
    menu: { group: 'apps-invoice' },
    icon: IconFilePlus,
    load: () => import('./add/add.screen.tsx'),
  }),
  templateScreen({
    id: 'invoice-print',
    path: '/apps/invoice/print',
    title: { es: 'Imprimir factura', en: 'Print invoice' },
    icon: IconPrinter,
    layout: 'blank',
    load: () => import('./print/print.screen.tsx'),
  }),
];
