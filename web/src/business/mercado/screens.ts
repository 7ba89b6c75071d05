import { IconChartHistogram } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const mercadoScreens = [
  {
    id: 'mercado',
    path: '/mercado',
    title: { es: 'Mercado', en: 'Market' },
    menu: { group: 'suministro', order: 4 },
    icon: IconChartHistogram,
    keywords: ['omie', 'pvpc', 'esios', 'precios', 'pool', 'pérdidas', 'perfiles', 'indexado'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./mercado.screen.tsx'),
  },
] as const satisfies readonly Screen[];
