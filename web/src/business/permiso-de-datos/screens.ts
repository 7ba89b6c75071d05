import { IconShieldCheck } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const permisoDeDatosScreens: readonly Screen[] = [
  {
    id: 'permiso-de-datos',
    path: '/permiso/:token',
    title: { es: 'Permiso para consultar tus datos', en: 'Leave to consult your data' },
    icon: IconShieldCheck,
    keywords: [],
    access: 'public',
    layout: 'blank',
    visitors: true,
    load: () => import('./permiso-de-datos.screen.tsx'),
  },
];
