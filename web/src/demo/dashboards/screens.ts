import {
  IconCards,
  IconChartBar,
  IconChartDonut,
  IconChartHistogram,
  IconCursorText,
  IconLayoutBoard,
  IconShoppingCart,
} from '@tabler/icons-react';
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
  templateScreen({
    id: 'card-basic',
    path: '/cards/basic',
    title: { es: 'Tarjetas básicas', en: 'Basic cards' },
    menu: { group: 'ui-cards' },
    icon: IconCards,
    load: () => import('./cards/basic.screen.tsx'),
  }),
  templateScreen({
    id: 'card-advance',
    path: '/cards/advance',
    title: { es: 'Tarjetas avanzadas', en: 'Advanced cards' },
    menu: { group: 'ui-cards' },
    icon: IconLayoutBoard,
    load: () => import('./cards/advance.screen.tsx'),
  }),
  templateScreen({
    id: 'card-statistics',
    path: '/cards/statistics',
    title: { es: 'Tarjetas de cifras', en: 'Statistics cards' },
    menu: { group: 'ui-cards' },
    icon: IconChartBar,
    load: () => import('./cards/statistics.screen.tsx'),
  }),
  templateScreen({
    id: 'card-analytics',
    path: '/cards/analytics',
    title: { es: 'Tarjetas de analítica', en: 'Analytics cards' },
    menu: { group: 'ui-cards' },
    icon: IconChartDonut,
    load: () => import('./cards/analytics.screen.tsx'),
  }),
  templateScreen({
    id: 'card-action',
    path: '/cards/action',
    title: { es: 'Tarjetas con acciones', en: 'Card actions' },
    menu: { group: 'ui-cards' },
    icon: IconCursorText,
    load: () => import('./cards/action.screen.tsx'),
  }),
];
