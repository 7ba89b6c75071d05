import { IconChartAreaLine, IconChartLine, IconChartPie } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

export const chartsScreens: readonly Screen[] = [
  templateScreen({
    id: 'chart-apex',
    path: '/charts/apex',
    title: 'ApexCharts',
    menu: { group: 'charts' },
    icon: IconChartAreaLine,
    keywords: ['gráficos'],
    load: () => import('./apex/apex.screen.tsx'),
  }),
  templateScreen({
    id: 'chart-chartjs',
    path: '/charts/chartjs',
    title: 'Chart.js',
    menu: { group: 'charts' },
    icon: IconChartPie,
    keywords: ['gráficos'],
    load: () => import('./chartjs/chartjs.screen.tsx'),
  }),
  templateScreen({
    id: 'chart-recharts',
    path: '/charts/recharts',
    title: 'Recharts',
    menu: { group: 'charts' },
    icon: IconChartLine,
    keywords: ['gráficos'],
    load: () => import('./recharts/recharts.screen.tsx'),
  }),
];
