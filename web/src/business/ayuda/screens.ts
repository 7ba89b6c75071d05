import { IconHelp } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const ayudaScreens = [
  {
    id: 'ayuda',
    path: '/ayuda',
    title: { es: 'Ayuda', en: 'Help' },
    icon: IconHelp,
    keywords: ['manual', 'cómo se hace', 'instrucciones', 'guía', 'preguntas'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./ayuda.screen.tsx'),
  },
  {
    id: 'ayuda-pagina',
    path: '/ayuda/:pagina',
    title: { es: 'Página del manual', en: 'Page of the manual' },
    icon: IconHelp,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./pagina.screen.tsx'),
  },
] as const satisfies readonly Screen[];
