import { NavLinks } from '../../kit/nav-links/nav-links.tsx';

const PAGES = [
  { label: 'Navegación', to: '/components/nav-component' },
  { label: 'Pestañas', to: '/components/tabs-component' },
  { label: 'Píldoras', to: '/components/pills-component' },
];

export default function VerticalNav() {
  return (
    <NavLinks label="En vertical" orientation="vertical" links={PAGES} current="/components/nav-component" />
  );
}
