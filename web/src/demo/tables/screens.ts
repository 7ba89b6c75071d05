import { IconTable, IconTableFilled, IconTableOptions } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

type Page = Parameters<typeof import('./example-pages.ts').loadPage>[0];

const loadPage = async (page: Page) => (await import('./example-pages.ts')).loadPage(page);

export const tablesScreens: readonly Screen[] = [
  templateScreen({
    id: 'table-reactstrap',
    path: '/tables/reactstrap',
    title: { es: 'Tablas', en: 'Tables' },
    menu: { group: 'forms' },
    icon: IconTable,
    load: () => loadPage('reactstrap'),
  }),
  templateScreen({
    id: 'datatable-basic',
    path: '/datatables/basic',
    title: { es: 'Tabla de datos básica', en: 'Basic data table' },
    menu: { group: 'forms-datatables' },
    icon: IconTableOptions,
    load: () => import('./basic/basic.screen.tsx'),
  }),
  templateScreen({
    id: 'datatable-advance',
    path: '/datatables/advance',
    title: { es: 'Tabla de datos avanzada', en: 'Advanced data table' },
    menu: { group: 'forms-datatables' },
    icon: IconTableFilled,
    load: () => import('./advance/advance.screen.tsx'),
  }),
];
