import { IconFileDollar, IconFileImport, IconListCheck } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const extractosScreens = [
  {
    id: 'extractos',
    path: '/extractos',
    title: { es: 'Extractos', en: 'Statements' },
    menu: { group: 'equipo', order: 4 },
    icon: IconFileDollar,
    keywords: ['comercializadoras', 'cobros', 'me deben', 'comisiones cobradas', 'deuda'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'extractos-importar',
    path: '/extractos/importar',
    title: { es: 'Importar un extracto', en: 'Import a statement' },
    icon: IconFileImport,
    keywords: ['comercializadora', 'excel', 'csv', 'comisiones'],
    access: 'manage all',
    borrowsTexts: ['operations'],
    layout: 'shell',
    load: () => import('./importar.screen.tsx'),
  },
  {
    id: 'extractos-lineas',
    path: '/extractos/lineas',
    title: { es: 'Lo que pagan', en: 'What they pay' },
    icon: IconListCheck,
    keywords: ['pagado de menos', 'falta', 'me deben', 'deuda', 'antigüedad'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./lineas.screen.tsx'),
  },
] as const satisfies readonly Screen[];
