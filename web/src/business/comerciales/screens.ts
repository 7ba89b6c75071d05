import { IconUser, IconUserCog, IconUsersGroup } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const comercialesScreens = [
  {
    id: 'comerciales',
    path: '/comerciales',
    title: { es: 'Comerciales', en: 'Representatives' },
    menu: { group: 'equipo', order: 1 },
    icon: IconUsersGroup,
    keywords: ['equipo', 'agentes', 'zona'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'comercial',
    path: '/comerciales/:id',
    title: { es: 'Comercial', en: 'Representative' },
    icon: IconUser,
    keywords: [],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    borrowsTexts: ['brands'],
    load: () => import('./comercial.screen.tsx'),
  },
  {
    id: 'admin-comerciales',
    path: '/admin/comerciales',
    title: { es: 'Administrar comerciales', en: 'Manage representatives' },
    menu: { group: 'administracion', order: 1 },
    icon: IconUserCog,
    keywords: ['altas', 'asignación', 'planes de comisión', 'traspaso', 'invitar'],
    access: 'manage all',
    layout: 'shell',
    borrowsTexts: ['brands'],
    load: () => import('./admin.screen.tsx'),
  },
] as const satisfies readonly Screen[];
