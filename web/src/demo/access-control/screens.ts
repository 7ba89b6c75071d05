import { IconShieldLock } from '@tabler/icons-react';
import type { Screen } from '../../ui/frame/screen.ts';
import { templateScreen } from '../template-screen.ts';

export const accessControlScreens: readonly Screen[] = [
  templateScreen({
    id: 'access-control',
    path: '/access-control',
    title: { es: 'Control de acceso', en: 'Access control' },
    menu: { group: 'misc' },
    icon: IconShieldLock,
    keywords: ['permisos', 'acl'],
    access: 'read ACL',
    load: () => import('./access-control.screen.tsx'),
  }),
];
