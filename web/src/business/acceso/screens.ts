import { IconKey, IconLockCog, IconLogin2, IconUserPlus } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const accesoScreens: readonly Screen[] = [
  {
    id: 'acceso-entrar',
    path: '/login',
    title: { es: 'Entrar', en: 'Sign in' },
    icon: IconLogin2,
    keywords: ['iniciar sesión', 'acceso', 'contraseña'],
    access: 'public',
    layout: 'blank',
    guestsOnly: true,
    load: () => import('./sign-in.screen.tsx'),
  },
  {
    id: 'acceso-registro',
    path: '/register',
    title: { es: 'Crear una cuenta', en: 'Create an account' },
    icon: IconUserPlus,
    keywords: ['registro', 'alta', 'cuenta nueva'],
    access: 'public',
    layout: 'blank',
    guestsOnly: true,
    load: () => import('./registro.screen.tsx'),
  },
  {
    id: 'acceso-olvido',
    path: '/forgot-password',
    title: { es: 'Recuperar la contraseña', en: 'Forgotten password' },
    icon: IconKey,
    keywords: [],
    access: 'public',
    layout: 'blank',
    guestsOnly: true,
    load: () => import('./olvido.screen.tsx'),
  },
  {
    id: 'acceso-nueva-contrasena',
    path: '/reset-password',
    title: { es: 'Contraseña nueva', en: 'New password' },
    icon: IconLockCog,
    keywords: [],
    access: 'public',
    layout: 'blank',
    // A signed-in user may open the invitation of somebody else.
    visitors: true,
    load: () => import('./nueva-contrasena.screen.tsx'),
  },
];
