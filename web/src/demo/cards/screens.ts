import {
  IconCards,
  IconChartBar,
  IconChartDonut,
  IconCursorText,
  IconLayoutBoard,
} from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

export const cardsScreens: readonly Screen[] = [
  templateScreen({
    id: 'card-basic',
    path: '/cards/basic',
    title: { es: 'Tarjetas básicas', en: 'Basic cards' },
    menu: { group: 'ui-cards' },
    icon: IconCards,
  }),
  templateScreen({
    id: 'card-advance',
    path: '/cards/advance',
    title: { es: 'Tarjetas avanzadas', en: 'Advanced cards' },
    menu: { group: 'ui-cards' },
    icon: IconLayoutBoard,
  }),
  templateScreen({
    id: 'card-statistics',
    path: '/cards/statistics',
    title: { es: 'Tarjetas de cifras', en: 'Statistics cards' },
    menu: { group: 'ui-cards' },
    icon: IconChartBar,
  }),
  templateScreen({
    id: 'card-analytics',
    path: '/cards/analytics',
    title: { es: 'Tarjetas de analítica', en: 'Analytics cards' },
    menu: { group: 'ui-cards' },
    icon: IconChartDonut,
  }),
  templateScreen({
    id: 'card-action',
    path: '/cards/action',
    title: { es: 'Tarjetas con acciones', en: 'Card actions' },
    menu: { group: 'ui-cards' },
    icon: IconCursorText,
  }),
];
