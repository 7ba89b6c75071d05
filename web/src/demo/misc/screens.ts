import { IconAlertTriangle, IconClockHour4, IconLock, IconTool } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

export const miscScreens: readonly Screen[] = [
  templateScreen({
    id: 'misc-coming-soon',
    path: '/misc/coming-soon',
    title: { es: 'Próximamente', en: 'Coming soon' },
    menu: { group: 'pages-misc', newTab: true },
    icon: IconClockHour4,
    access: 'public',
    layout: 'blank',
    load: () => import('./coming-soon.screen.tsx'),
  }),
  templateScreen({
    id: 'misc-not-authorized',
    path: '/misc/not-authorized',
    title: { es: 'Sin autorización', en: 'Not authorized' },
    menu: { group: 'pages-misc', newTab: true },
    icon: IconLock,
    access: 'public',
    layout: 'blank',
    load: () => import('./not-authorized.screen.tsx'),
  }),
  templateScreen({
    id: 'misc-maintenance',
    path: '/misc/maintenance',
    title: { es: 'En mantenimiento', en: 'Under maintenance' },
    menu: { group: 'pages-misc', newTab: true },
    icon: IconTool,
    access: 'public',
    layout: 'blank',
    load: () => import('./maintenance.screen.tsx'),
  }),
  templateScreen({
    id: 'misc-error',
    path: '/misc/error',
    title: 'Error',
    menu: { group: 'pages-misc', newTab: true },
    icon: IconAlertTriangle,
    access: 'public',
    layout: 'blank',
    load: () => import('./error.screen.tsx'),
  }),
];
