import { formatNumber } from '../../../format/number.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ListGroup, ListRow } from '../../kit/list-group/list-group.tsx';
import styles from '../examples.module.css';

const STATES = [
  { name: 'Por firmar', count: 14, tone: 'warn' },
  { name: 'En la distribuidora', count: 6, tone: 'info' },
  { name: 'Activados', count: 1280, tone: 'ok' },
  { name: 'Rechazados', count: 2, tone: 'bad' },
] as const;

export default function BadgeList() {
  return (
    <ListGroup label="Contratos por estado">
      {STATES.map(({ name, count, tone }) => (
        <ListRow key={name}>
          {name}
          <span className={styles.atEnd}>
            <Badge look="solid" tone={tone}>
              {formatNumber(count)}
            </Badge>
          </span>
        </ListRow>
      ))}
    </ListGroup>
  );
}
