import {
  IconBoxMargin,
  IconFile,
  IconLayoutNavbar,
  IconLayoutSidebarLeftCollapse,
  IconSquare,
} from '@tabler/icons-react';
import type { Screen } from '../../../ui/frame/screen.ts';
import { templateScreen } from '../../template-screen.ts';

export const pageLayoutsScreens: readonly Screen[] = [
  templateScreen({
    id: 'layout-collapse-menu',
    path: '/page-layout/collapse-menu',
    title: { es: 'Menú plegado', en: 'Collapsed menu' },
    menu: { group: 'ui-layouts' },
    icon: IconLayoutSidebarLeftCollapse,
    overrides: { menuCollapsed: true },
    load: () => import('./collapse-menu.screen.tsx'),
  }),
  templateScreen({
    id: 'layout-boxed',
    path: '/page-layout/layout-boxed',
    title: { es: 'Ancho centrado', en: 'Boxed layout' },
    menu: { group: 'ui-layouts' },
    icon: IconBoxMargin,
    overrides: { contentWidth: 'boxed' },
    load: () => import('./layout-boxed.screen.tsx'),
  }),
  templateScreen({
    id: 'layout-without-menu',
    path: '/page-layout/without-menu',
    title: { es: 'Sin menú', en: 'Without menu' },
    menu: { group: 'ui-layouts' },
    icon: IconLayoutNavbar,
    overrides: { menuHidden: true },
    load: () => import('./without-menu.screen.tsx'),
  }),
  templateScreen({
    id: 'layout-empty',
    path: '/page-layout/layout-empty',
    title: { es: 'Página vacía', en: 'Empty layout' },
    menu: { group: 'ui-layouts' },
    icon: IconSquare,
    load: () => import('./layout-empty.screen.tsx'),
  }),
  templateScreen({
    id: 'layout-blank',
    path: '/page-layout/layout-blank',
    title: { es: 'Página en blanco', en: 'Blank layout' },
    menu: { group: 'ui-layouts', newTab: true },
    icon: IconFile,
    layout: 'blank',
    load: () => import('./layout-blank.screen.tsx'),
  }),
];
