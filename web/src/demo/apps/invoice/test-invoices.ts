import { vi } from 'vitest';
import { setSampleDoor } from '../../../data/sample-door.ts';
import { openScreens } from '../../../data/test-screen.tsx';
import ui from '../../../ui/es.json';
import kit from '../../kit/es.json';
import InvoiceAddScreen from './add/add.screen.tsx';
import * as sendDrawer from './drawers/send-drawer.tsx';
import InvoiceEditScreen from './edit/edit.screen.tsx';
import invoice from './es.json';
import InvoiceListScreen from './list/list.screen.tsx';
import InvoicePreviewScreen from './preview/preview.screen.tsx';
import InvoicePrintScreen from './print/print.screen.tsx';

const screens = {
  '/apps/invoice/list': InvoiceListScreen,
  '/apps/invoice/preview': InvoicePreviewScreen,
  '/apps/invoice/preview/:id': InvoicePreviewScreen,
  '/apps/invoice/edit': InvoiceEditScreen,
  '/apps/invoice/edit/:id': InvoiceEditScreen,
  '/apps/invoice/add': InvoiceAddScreen,
  '/apps/invoice/print': InvoicePrintScreen,
};

/** Opens the screens of invoices at an address, over samples that nobody has touched. */
export function openInvoices(address: string) {
  vi.resetModules();
  // What comes on demand would come with new copies of everything it uses, its texts among them.
  vi.doMock('./drawers/send-drawer.tsx', () => sendDrawer);
  setSampleDoor(() => import('../../../sample-data/index.ts'));
  return openScreens(address, {
    screens,
    texts: { 'apps/invoice': invoice, kit, ui },
    answers: {},
    role: 'admin',
  });
}
