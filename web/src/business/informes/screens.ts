import { IconChartInfographic, IconFilter, IconMedal } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const informesScreens = [
  {
    id: 'informes',
    path: '/informes',
    title: { es: 'Informes', en: 'Reports' },
    menu: { group: 'equipo', order: 5 },
    icon: IconChartInfographic,
    keywords: [
      'estadísticas',
      'pivot',
      'tabla dinámica',
      'mapa',
      'provincias',
      'cartera',
      'deuda',
      'CO₂',
      'ventas',
    ],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./informes.screen.tsx'),
  },
  {
    id: 'informes-calidad',
    path: '/informes/calidad',
    title: { es: 'Calidad de la venta', en: 'Quality of sales' },
    icon: IconMedal,
    keywords: ['desistimientos', 'reclamaciones', 'bajas', 'rechazos', 'comerciales', 'CNMC'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./calidad.screen.tsx'),
  },
  {
    id: 'informes-embudo',
    path: '/informes/embudo',
    title: { es: 'Embudo de ventas', en: 'Sales funnel' },
    icon: IconFilter,
    keywords: ['conversión', 'propuestas', 'pasos', 'tiempo'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    load: () => import('./embudo.screen.tsx'),
  },
] as const satisfies readonly Screen[];
