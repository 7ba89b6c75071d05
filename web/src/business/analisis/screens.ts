import { IconCalculator, IconFileAnalytics, IconFilePlus } from '@tabler/icons-react';
import { formatCups } from '../../format/cups.ts';
import type { Screen } from '../../ui/frame/screen.ts';

export const analisisScreens = [
  {
    id: 'analisis',
    path: '/analisis',
    title: { es: 'Análisis', en: 'Analyses' },
    menu: { group: 'venta', order: 2 },
    icon: IconFileAnalytics,
    keywords: ['estudio', 'comparativa', 'ahorro', 'ofertas'],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./lista.screen.tsx'),
  },
  {
    id: 'analisis-nuevo',
    path: '/analisis/nuevo',
    title: { es: 'Nuevo análisis', en: 'New analysis' },
    menu: { group: 'venta', order: 1 },
    icon: IconFilePlus,
    keywords: ['comparar', 'estudio', 'cups', 'ofertas', 'ahorro'],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    borrowsTexts: ['bring-data', 'brands'],
    load: () => import('./nuevo.screen.tsx'),
  },
  {
    id: 'analisis-guardado',
    path: '/analisis/:id',
    title: { es: 'Análisis guardado', en: 'Saved analysis' },
    icon: IconFileAnalytics,
    keywords: [],
    access: 'read Auth',
    layout: 'shell',
    load: () => import('./guardado.screen.tsx'),
  },
  {
    id: 'cups-analisis',
    path: '/cups/:cups/analisis',
    title: { es: 'Análisis del suministro', en: 'Supply analysis' },
    icon: IconCalculator,
    keywords: [],
    access: 'read Auth',
    sellersOnly: true,
    layout: 'shell',
    name: ({ cups }) => `Análisis de ${formatCups(cups)}`,
    borrowsTexts: ['bring-data', 'brands'],
    load: () => import('./nuevo.screen.tsx'),
  },
] as const satisfies readonly Screen[];
