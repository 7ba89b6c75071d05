import { IconIcons, IconPalette, IconTypography } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

type Page = Parameters<typeof import('./example-pages.ts').loadPage>[0];

const loadPage = async (page: Page) => (await import('./example-pages.ts')).loadPage(page);

export const uiElementsScreens: readonly Screen[] = [
  templateScreen({
    id: 'typography',
    path: '/ui-element/typography',
    title: { es: 'Tipografía', en: 'Typography' },
    menu: { group: 'ui' },
    icon: IconTypography,
    load: () => loadPage('typography'),
  }),
  templateScreen({
    id: 'colors',
    path: '/colors/colors',
    title: { es: 'Colores', en: 'Colors' },
    menu: { group: 'ui' },
    icon: IconPalette,
    load: () => loadPage('colors'),
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
