import { IconShieldLock } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const cuentaScreens = [
  {
    id: 'mi-cuenta',
    path: '/mi-cuenta',
    title: { es: 'Mi cuenta', en: 'My account' },
    icon: IconShieldLock,
    keywords: [
      'contraseña',
      'clave',
      'sesiones',
      'dispositivos',
      'seguridad',
      'dos pasos',
      'llaves de acceso',
      'passkey',
      'TOTP',
      'avisos',
      'notificaciones',
    ],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./cuenta.screen.tsx'),
  },
] as const satisfies readonly Screen[];
