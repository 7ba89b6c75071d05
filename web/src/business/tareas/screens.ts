import { IconChecklist } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const tareasScreens: readonly Screen[] = [
  {
    id: 'tareas',
    path: '/tareas',
    title: { es: 'Tareas', en: 'Tasks' },
    menu: { group: 'venta', order: 7 },
    icon: IconChecklist,
    keywords: ['llamadas', 'visitas', 'recordatorios', 'pendientes', 'próximo contacto'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
];
