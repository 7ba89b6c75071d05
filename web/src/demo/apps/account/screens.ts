import { IconApi, IconAppWindow, IconCoinEuro, IconSettings } from '@tabler/icons-react';
import type { Screen } from '../../../ui/frame/screen.ts';
import { templateScreen } from '../../template-screen.ts';

/**
 * These screens are pages by their address, but they stand among the applications, because they are made of the parts
 * of a user's sheet.
 */
export const accountScreens: readonly Screen[] = [
  templateScreen({
    id: 'account-settings',
    path: '/pages/account-settings',
    title: { es: 'Ajustes de la cuenta', en: 'Account settings' },
    menu: { group: 'pages' },
    icon: IconSettings,
    keywords: ['contraseña', 'notificaciones', 'facturación'],
    borrowsTexts: ['apps/user'],
    load: () => import('./settings/settings.screen.tsx'),
  }),
  templateScreen({
    id: 'pricing',
    path: '/pages/pricing',
    title: { es: 'Planes y precios', en: 'Pricing' },
    menu: { group: 'pages' },
    icon: IconCoinEuro,
    keywords: ['suscripción', 'tarifas'],
    load: () => import('./pricing/pricing.screen.tsx'),
  }),
  templateScreen({
    id: 'api-key',
    path: '/pages/api-key',
    title: { es: 'Claves de API', en: 'API keys' },
    menu: { group: 'pages' },
    icon: IconApi,
    load: () => import('./keys/keys.screen.tsx'),
  }),
  templateScreen({
    id: 'modal-examples',
    path: '/pages/modal-examples',
    title: { es: 'Ejemplos de diálogo', en: 'Modal examples' },
    menu: { group: 'pages' },
    icon: IconAppWindow,
    keywords: ['modales', 'ventanas'],
    borrowsTexts: ['apps/user'],
    load: () => import('./modals/modals.screen.tsx'),
  }),
];
