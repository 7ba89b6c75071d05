import { Crumbs } from '../../../ui/nav/crumbs.tsx';

const STEPS = [{ id: 'parts', label: 'Componentes', to: '/components/alerts' }];

export default function PlacedBreadcrumbs() {
  return (
    <>
      <Crumbs label="Al principio" align="start" steps={STEPS} current="Al principio" />
      <Crumbs label="En el centro" align="centre" steps={STEPS} current="En el centro" />
      <Crumbs label="Al final" align="end" steps={STEPS} current="Al final" />
    </>
  );
}
