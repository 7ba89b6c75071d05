import { IconCircle, IconExternalLink, IconEyeOff, IconLifebuoy } from '@tabler/icons-react';
import type { MenuLink } from './menu.ts';

/** Entries of the template's menu that are no screens: external addresses, and samples of every kind of entry. */
export const EXTRA_LINKS: readonly MenuLink[] = [
  {
    kind: 'link',
    id: 'second-level',
    title: { es: 'Entrada de segundo nivel', en: 'Second-level entry' },
    icon: IconCircle,
    menu: { group: 'misc-levels' },
  },
  {
    kind: 'link',
    id: 'third-level-1',
    title: { es: 'Tercer nivel, uno', en: 'Third level, one' },
    icon: IconCircle,
    menu: { group: 'misc-levels-2' },
  },
  {
    kind: 'link',
    id: 'third-level-2',
    title: { es: 'Tercer nivel, dos', en: 'Third level, two' },
    icon: IconCircle,
    menu: { group: 'misc-levels-2' },
  },
  {
    kind: 'link',
    id: 'disabled-entry',
    title: { es: 'Entrada desactivada', en: 'Disabled entry' },
    icon: IconEyeOff,
    menu: { group: 'misc' },
  },
  ...ofServer([
    {
      kind: 'link',
      id: 'documentation',
      title: { es: 'Documentación de la API', en: 'API documentation' },
      icon: IconExternalLink,
      href: '/v1/docs',
      menu: { group: 'misc', newTab: true },
    },
  ]),
  {
    kind: 'link',
    id: 'support',
    title: { es: 'Ayuda de la CNMC', en: 'Help of the CNMC' },
    icon: IconLifebuoy,
    href: 'https://www.cnmc.es/',
    menu: { group: 'misc', newTab: true },
  },
];

/** The demonstration has no server to answer these addresses. */
function ofServer(links: readonly MenuLink[]): readonly MenuLink[] {
  return import.meta.env.MODE === 'demo' ? [] : links;
}
