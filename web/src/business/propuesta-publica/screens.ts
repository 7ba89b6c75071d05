import { IconFileDescription, IconShieldLock } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const propuestaPublicaScreens: readonly Screen[] = [
  {
    id: 'propuesta-publica',
    path: '/p/:token',
    title: { es: 'Tu propuesta', en: 'Your proposal' },
    icon: IconFileDescription,
    keywords: [],
    access: 'public',
    layout: 'blank',
    visitors: true,
    load: () => import('./propuesta-publica.screen.tsx'),
  },
  {
    id: 'privacidad',
    path: '/privacidad/:marca',
    title: { es: 'Protección de datos', en: 'Data protection' },
    icon: IconShieldLock,
    keywords: [],
    access: 'public',
    layout: 'blank',
    visitors: true,
    load: () => import('./privacidad.screen.tsx'),
  },
];
