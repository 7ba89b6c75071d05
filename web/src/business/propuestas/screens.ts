import { IconFileDescription, IconFilePlus } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const propuestasScreens = [
  {
    id: 'propuestas',
    path: '/propuestas',
    title: { es: 'Propuestas', en: 'Proposals' },
    menu: { group: 'venta', order: 4 },
    icon: IconFileDescription,
    keywords: ['ofertas', 'pdf', 'envío', 'aceptar'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'propuesta-nueva',
    path: '/propuestas/nueva',
    title: { es: 'Nueva propuesta', en: 'New proposal' },
    icon: IconFilePlus,
    keywords: ['ofertas', 'crear', 'análisis'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./nueva.screen.tsx'),
  },
  {
    id: 'propuesta',
    path: '/propuestas/:id',
    title: { es: 'Propuesta', en: 'Proposal' },
    icon: IconFileDescription,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    borrowsTexts: ['asked-documents', 'brands', 'requisitos'],
    load: () => import('./propuesta.screen.tsx'),
  },
] as const satisfies readonly Screen[];
