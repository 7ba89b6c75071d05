import { IconWebhook } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';

export const webhooksScreens = [
  {
    id: 'webhooks',
    path: '/ajustes/webhooks',
    title: { es: 'Webhooks', en: 'Webhooks' },
    menu: { group: 'administracion', order: 8 },
    icon: IconWebhook,
    keywords: ['webhook', 'API', 'avisos', 'integración', 'programas', 'sucesos', 'callback'],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./webhooks.screen.tsx'),
  },
  {
    id: 'webhook-entregas',
    path: '/ajustes/webhooks/:id',
    title: { es: 'Avisos enviados', en: 'Deliveries' },
    icon: IconWebhook,
    keywords: [],
    access: 'manage all',
    layout: 'shell',
    load: () => import('./entregas.screen.tsx'),
  },
] as const satisfies readonly Screen[];
