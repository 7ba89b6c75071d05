import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

const CHECK = {
  title: { es: 'Comprobar una evidencia', en: 'Check a proof of acceptance' },
  icon: IconRosetteDiscountCheck,
  keywords: [],
  access: 'public',
  layout: 'blank',
  visitors: true,
  load: () => import('./check-evidencia.screen.tsx'),
} as const;

/** Anybody may check a paper that they hold, without an account. */
export const verifyScreens: readonly Screen[] = [
  { ...CHECK, id: 'comprobar', path: '/comprobar' },
  { ...CHECK, id: 'comprobar-una', path: '/comprobar/:id' },
];
