import { NavLinks } from '../../kit/nav-links/nav-links.tsx';

const PAGES = [
  { label: 'Píldoras', to: '/components/pills-component' },
  {
    label: 'Listas',
    pages: [
      { label: 'Grupos', to: '/components/list-group' },
      { label: 'Acordeón', to: '/components/accordion' },
    ],
  },
  { label: 'Pestañas', to: '/components/tabs-component' },
  { label: 'Mapas', to: '/components/maps', disabled: true },
];

export default function BasicPills() {
  return (
    <NavLinks
      label="Partes de la plantilla"
      look="pills"
      links={PAGES}
      current="/components/pills-component"
    />
  );
}
