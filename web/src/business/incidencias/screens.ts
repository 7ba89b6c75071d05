import { IconLifebuoy } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const incidenciasScreens = [
  {
    id: 'incidencias',
    path: '/incidencias',
    title: { es: 'Incidencias', en: 'Issues' },
    menu: { group: 'venta', order: 9 },
    clientMenu: { group: 'gestiones', order: 2 },
    icon: IconLifebuoy,
    keywords: ['problemas', 'quejas', 'ayuda', 'tengo un problema', 'reclamar'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./incidencias.screen.tsx'),
  },
  {
    id: 'incidencia',
    path: '/incidencias/:id',
    title: { es: 'Incidencia', en: 'Issue' },
    icon: IconLifebuoy,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./incidencia.screen.tsx'),
  },
] as const satisfies readonly Screen[];
