import { IconUser, IconUsers, IconUsersPlus, IconUserUp } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const clientesScreens: readonly Screen[] = [
  {
    id: 'clientes',
    path: '/clientes',
    title: { es: 'Clientes', en: 'Clients' },
    menu: { group: 'venta', order: 0 },
    icon: IconUsers,
    keywords: ['nif', 'empresas', 'personas'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'clientes-importar',
    path: '/clientes/importar',
    title: { es: 'Importar clientes', en: 'Import clients' },
    icon: IconUserUp,
    keywords: ['csv', 'excel', 'xlsx', 'cargar clientes'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./importar.screen.tsx'),
  },
  {
    id: 'cliente',
    path: '/clientes/:id',
    title: { es: 'Cliente', en: 'Client' },
    icon: IconUser,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./cliente.screen.tsx'),
  },
  {
    id: 'admin-clientes',
    path: '/admin/clientes',
    title: { es: 'Administrar clientes', en: 'Manage clients' },
    menu: { group: 'administracion', order: 2 },
    icon: IconUsersPlus,
    keywords: ['traspaso', 'fusionar', 'bloquear'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./admin.screen.tsx'),
  },
];
