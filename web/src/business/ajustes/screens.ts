import { IconBuildingStore } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const ajustesScreens = [
  {
    id: 'ajustes',
    path: '/ajustes',
    title: { es: 'Ajustes', en: 'Settings' },
    menu: { group: 'administracion', order: 6 },
    icon: IconBuildingStore,
    keywords: [
      'casa',
      'empresa',
      'marca',
      'logotipo',
      'colores',
      'remitente',
      'textos',
      'IBAN',
      'firma',
      'acceso',
      'dos pasos',
      'plantilla',
      'normas por mes',
      'IVA',
      'impuesto eléctrico',
    ],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./ajustes.screen.tsx'),
  },
  {
    id: 'ajustes-marca',
    path: '/ajustes/:id',
    title: { es: 'Marca', en: 'Brand' },
    icon: IconBuildingStore,
    keywords: [],
    access: 'manage all',
    layout: 'shell',
    borrowsTexts: ['cuenta'],
    load: () => import('./marca.screen.tsx'),
  },
] as const satisfies readonly Screen[];
