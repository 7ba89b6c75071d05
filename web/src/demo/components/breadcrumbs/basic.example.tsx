import { Crumbs } from '../../../ui/nav/crumbs.tsx';

const HOME = { id: 'home', label: 'Componentes', to: '/components/alerts' };
const LISTS = { id: 'lists', label: 'Listas', to: '/components/list-group' };

export default function BasicBreadcrumbs() {
  return (
    <>
      <Crumbs label="Primer nivel" steps={[]} current="Componentes" />
      <Crumbs label="Segundo nivel" steps={[HOME]} current="Listas" />
      <Crumbs label="Tercer nivel" steps={[HOME, LISTS]} current="Migas de pan" />
    </>
  );
}
