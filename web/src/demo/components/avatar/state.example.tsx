import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from '../examples.module.css';

export default function AvatarStates() {
  return (
    <>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Avatar name="Lucía Ferrer" />
        Lucía Ferrer <Badge tone="ok">Disponible</Badge>
      </div>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Avatar name="Hugo Prieto" />
        Hugo Prieto <Badge tone="warn">En una visita</Badge>
      </div>
      <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
        <Avatar name="Carmen Ortiz" />
        Carmen Ortiz <Badge>De vacaciones</Badge>
      </div>
    </>
  );
}
