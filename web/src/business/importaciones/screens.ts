import { IconFileImport } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const importacionesScreens = [
  {
    id: 'importaciones',
    path: '/importaciones',
    title: { es: 'Importaciones', en: 'Imports' },
    menu: { group: 'suministro', order: 3 },
    icon: IconFileImport,
    keywords: ['importar', 'subir', 'sips', 'datadis', 'fichero', 'curva'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./importaciones.screen.tsx'),
  },
] as const satisfies readonly Screen[];
