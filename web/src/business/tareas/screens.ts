import { IconCalendarEvent, IconChecklist } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const tareasScreens = [
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
  {
    id: 'agenda',
    path: '/agenda',
    title: { es: 'Agenda', en: 'Calendar' },
    menu: { group: 'venta', order: 8 },
    icon: IconCalendarEvent,
    keywords: ['calendario', 'tareas', 'mes', 'semana', 'visitas', 'llamadas'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./agenda.screen.tsx'),
  },
] as const satisfies readonly Screen[];
