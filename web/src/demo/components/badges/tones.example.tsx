import { Badge } from '../../../ui/feedback/badge.tsx';
import styles from '../examples.module.css';

export default function ToneBadges() {
  return (
    <p className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      <Badge shape="square">Borrador</Badge>
      <Badge shape="square" tone="accent">
        Nuevo
      </Badge>
      <Badge shape="square" tone="info">
        En estudio
      </Badge>
      <Badge shape="square" tone="ok">
        Activado
      </Badge>
      <Badge shape="square" tone="warn">
        Vence pronto
      </Badge>
      <Badge shape="square" tone="bad">
        Rechazado
      </Badge>
    </p>
  );
}
