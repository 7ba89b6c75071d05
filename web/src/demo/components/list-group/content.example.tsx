import { formatFecha } from '../../../format/date.ts';
import { ListGroup, ListLink } from '../../kit/list-group/list-group.tsx';
import styles from '../examples.module.css';

const NEWS = [
  {
    title: 'Cambian los peajes',
    day: '2026-01-01',
    text: 'Bajan en punta y suben un poco en valle.',
    to: '/components/alerts',
  },
  {
    title: 'Nueva tarifa para comunidades',
    day: '2025-11-14',
    text: 'Con el garaje y el ascensor en una sola factura.',
    to: '/components/badges',
  },
];

export default function ContentList() {
  return (
    <ListGroup label="Novedades">
      {NEWS.map(({ title, day, text, to }) => (
        <ListLink key={title} to={to}>
          <span className={`vt-stack vt-gap-2 ${styles.news}`}>
            <strong>{title}</strong>
            <small>{formatFecha(day)}</small>
            <span>{text}</span>
          </span>
        </ListLink>
      ))}
    </ListGroup>
  );
}
