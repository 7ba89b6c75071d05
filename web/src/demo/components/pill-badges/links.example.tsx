import { Badge } from '../../../ui/feedback/badge.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import styles from '../examples.module.css';

export default function LinkPills() {
  return (
    <p className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Link to="/components/badges">
        <Badge tone="accent">Insignias cuadradas</Badge>
      </Link>
      <Link to="/components/avatar">
        <Badge tone="info">Avatares</Badge>
      </Link>
    </p>
  );
}
