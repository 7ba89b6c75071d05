import { NavLinks } from '../../kit/nav-links/nav-links.tsx';

const PAGES = [
  { label: 'Navegación', to: '/components/nav-component' },
  { label: 'Pestañas', to: '/components/tabs-component' },
  { label: 'Píldoras', to: '/components/pills-component' },
];

export default function BoxedNav() {
  return <NavLinks label="En un marco" look="boxed" links={PAGES} current="/components/nav-component" />;
}
