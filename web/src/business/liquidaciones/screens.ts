import { IconReceiptEuro, IconScale } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const liquidacionesScreens = [
  {
    id: 'liquidaciones',
    path: '/liquidaciones',
    title: { es: 'Liquidaciones', en: 'Settlements' },
    menu: { group: 'equipo', order: 2 },
    icon: IconReceiptEuro,
    keywords: ['comisiones', 'pagos', 'mes'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'liquidacion',
    path: '/liquidaciones/:id',
    title: { es: 'Liquidación', en: 'Settlement' },
    icon: IconReceiptEuro,
    keywords: [],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./liquidacion.screen.tsx'),
  },
  {
    id: 'comisiones',
    path: '/comisiones',
    title: { es: 'Comisiones', en: 'Commissions' },
    menu: { group: 'equipo', order: 3 },
    icon: IconScale,
    keywords: ['reglas', 'planes', 'reparto', 'simulador'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./comisiones.screen.tsx'),
  },
] as const satisfies readonly Screen[];
