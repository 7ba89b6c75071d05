import { IconShieldOff, IconUser, IconUsers, IconUsersPlus, IconUserUp } from '@tabler/icons-react';
import { aperturas, clientes, clientesList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import type { Screen } from '../../ui/frame/screen.ts';

export const clientesScreens = [
  {
    id: 'clientes',
    path: '/clientes',
    title: { es: 'Clientes', en: 'Clients' },
    menu: { group: 'venta', order: 0 },
    icon: IconUsers,
    keywords: ['nif', 'empresas', 'personas'],
    access: 'read Auth',
    layout: 'shell',
    readAhead: openAhead(aperturas.clientes, clientesList, {
      list: clientes.list,
      totals: clientes.totals,
      facets: clientes.facets,
    }),
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
    borrowsTexts: ['operations'],
    load: () => import('./import-clientes.screen.tsx'),
  },
  {
    id: 'cliente',
    path: '/clientes/:id',
    title: { es: 'Cliente', en: 'Client' },
    icon: IconUser,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    borrowsTexts: ['asked-documents', 'brands'],
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
    borrowsTexts: ['operations'],
    load: () => import('./admin.screen.tsx'),
  },
  {
    id: 'supresiones',
    path: '/admin/supresiones',
    title: { es: 'Solicitudes de supresión', en: 'Erasure requests' },
    menu: { group: 'administracion', order: 3 },
    icon: IconShieldOff,
    keywords: ['RGPD', 'protección de datos', 'borrar datos', 'derecho al olvido', 'plazo'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./supresiones.screen.tsx'),
  },
] as const satisfies readonly Screen[];
