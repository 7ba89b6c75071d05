import { IconChartHistogram, IconShoppingCart } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

export const dashboardsScreens: readonly Screen[] = [
  templateScreen({
    id: 'dashboard-analytics',
    path: '/dashboard/analytics',
    title: { es: 'Analítica', en: 'Analytics' },
    menu: { group: 'dashboards' },
    icon: IconChartHistogram,
    keywords: ['panel', 'visitas', 'sesiones', 'soporte'],
    load: () => import('./analytics/analytics.screen.tsx'),
  }),
  templateScreen({
    id: 'dashboard-ecommerce',
    path: '/',
    title: { es: 'Comercio electrónico', en: 'eCommerce' },
    menu: { group: 'dashboards' },
    icon: IconShoppingCart,
    keywords: ['panel', 'ventas', 'ingresos', 'pedidos'],
    load: () => import('./ecommerce/ecommerce.screen.tsx'),
  }),
];
