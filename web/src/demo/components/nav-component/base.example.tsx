import { NavLinks } from '../../kit/nav-links/nav-links.tsx';

const PAGES = [
  { label: 'Navegación', to: '/components/nav-component' },
  { label: 'Pestañas', to: '/components/tabs-component' },
  {
    label: 'Listas',
    pages: [
      { label: 'Grupos', to: '/components/list-group' },
      { label: 'Acordeón', to: '/components/accordion' },
    ],
  },
  { label: 'Mapas', to: '/components/maps', disabled: true },
];

export default function BaseNav() {
  return <NavLinks label="Partes de la plantilla" links={PAGES} current="/components/nav-component" />;
}
