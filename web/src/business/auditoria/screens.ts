import { IconHistory } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const auditoriaScreens = [
  {
    id: 'auditoria',
    path: '/auditoria',
    title: { es: 'Auditoría', en: 'Audit' },
    menu: { group: 'administracion', order: 4 },
    icon: IconHistory,
    keywords: ['cambios', 'historial', 'quién'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
] as const satisfies readonly Screen[];
