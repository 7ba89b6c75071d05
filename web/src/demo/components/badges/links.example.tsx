import { Badge } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from '../examples.module.css';

export default function LinkBadges() {
  return (
    <p className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Link to="/components/pill-badges">
        <Badge shape="square" tone="accent">
          Insignias redondas
        </Badge>
      </Link>
      <Link to="/components/alerts">
        <Badge shape="square" tone="warn">
          Alertas
        </Badge>
      </Link>
    </p>
  );
}
