import { IconKey } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const clavesScreens = [
  {
    id: 'claves',
    path: '/ajustes/claves',
    title: { es: 'Claves de la API', en: 'API keys' },
    menu: { group: 'administracion', order: 7 },
    icon: IconKey,
    keywords: ['API', 'clave', 'token', 'integración', 'programas', 'permisos', 'revocar', 'key'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./claves.screen.tsx'),
  },
] as const satisfies readonly Screen[];
