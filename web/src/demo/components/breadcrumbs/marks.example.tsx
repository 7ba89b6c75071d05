import { Crumbs } from '../../../ui/nav/crumbs.tsx';

const STEPS = [
  { id: 'parts', label: 'Componentes', to: '/components/alerts' },
  { id: 'lists', label: 'Listas', to: '/components/list-group' },
];
const MARKS = [
  { mark: '/', label: 'Con barras' },
  { mark: '·', label: 'Con puntos' },
  { mark: '–', label: 'Con guiones' },
  { mark: '|', label: 'Con rayas' },
  { mark: undefined, label: 'Con ángulos' },
];

export default function MarkedBreadcrumbs() {
  return MARKS.map(({ mark, label }) => (
    <Crumbs key={label} label={label} mark={mark} steps={STEPS} current={label} />
  ));
}
