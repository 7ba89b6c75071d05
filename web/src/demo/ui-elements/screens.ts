import { IconIcons, IconPalette, IconTypography } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

export const uiElementsScreens: readonly Screen[] = [
  templateScreen({
    id: 'typography',
    path: '/ui-element/typography',
    title: { es: 'Tipografía', en: 'Typography' },
    menu: { group: 'ui' },
    icon: IconTypography,
    load: () => import('./typography/typography.screen.tsx'),
  }),
  templateScreen({
    id: 'colors',
    path: '/colors/colors',
    title: { es: 'Colores', en: 'Colors' },
    menu: { group: 'ui' },
    icon: IconPalette,
    load: () => import('./colors/colors.screen.tsx'),
  }),
  templateScreen({
    id: 'icons',
    path: '/icons/reactfeather',
    title: { es: 'Iconos', en: 'Icons' },
    menu: { group: 'ui' },
    icon: IconIcons,
    load: () => import('./icons/icons.screen.tsx'),
  }),
];
