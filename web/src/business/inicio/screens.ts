import { IconHome2 } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const inicioScreens = [
  {
    id: 'inicio',
    path: '/inicio',
    title: { es: 'Inicio', en: 'Home' },
    menu: { group: 'top', order: 1 },
    clientMenu: { group: 'top', order: 1 },
    icon: IconHome2,
    keywords: ['portada', 'resumen', 'comprobar un cups'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./inicio.screen.tsx'),
  },
] as const satisfies readonly Screen[];
