import { IconUserShield } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const usuariosScreens = [
  {
    id: 'usuarios',
    path: '/usuarios',
    title: { es: 'Usuarios', en: 'Users' },
    menu: { group: 'administracion', order: 3 },
    icon: IconUserShield,
    keywords: ['cuentas', 'roles', 'acceso', 'aprobar', 'bloquear', 'sesiones'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
] as const satisfies readonly Screen[];
