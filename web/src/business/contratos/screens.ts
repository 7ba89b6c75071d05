import { IconFileCertificate, IconFileImport, IconRefreshAlert } from '@tabler/icons-react';
import { aperturas, campos, contratos, contratosList } from '@vatio/contract';
import { openAhead } from '../../data/open-ahead.ts';
import type { Screen } from '../../ui/frame/screen.ts';

export const contratosScreens = [
  {
    id: 'contratos',
    path: '/contratos',
    title: { es: 'Contratos', en: 'Contracts' },
    menu: { group: 'venta', order: 5 },
    icon: IconFileCertificate,
    keywords: ['firma', 'atr', 'activación'],
    access: 'read Auth',
    layout: 'shell',
    readAhead: openAhead(aperturas.contratos, contratosList, {
      list: contratos.list,
      count: contratos.count,
      campos: campos.list,
    }),
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'contratos-importar',
    path: '/contratos/importar',
    title: { es: 'Importar contratos', en: 'Import contracts' },
    icon: IconFileImport,
    keywords: ['excel', 'csv', 'cargar contratos'],
    access: 'manage all',
    layout: 'shell',
    borrowsTexts: ['operations'],
    load: () => import('./import-contratos.screen.tsx'),
  },
  {
    id: 'contrato',
    path: '/contratos/:id',
    title: { es: 'Contrato', en: 'Contract' },
    icon: IconFileCertificate,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    borrowsTexts: ['asked-documents', 'brands', 'requisitos'],
    load: () => import('./contrato.screen.tsx'),
  },
  {
    id: 'renovaciones',
    path: '/renovaciones',
    title: { es: 'Renovaciones', en: 'Renewals' },
    menu: { group: 'venta', order: 6 },
    icon: IconRefreshAlert,
    keywords: ['vencimientos', 'caducan', '90 días'],
    access: 'read Auth',
    layout: 'shell',
    borrowsTexts: ['brands'],
    load: () => import('./renovaciones.screen.tsx'),
  },
] as const satisfies readonly Screen[];
