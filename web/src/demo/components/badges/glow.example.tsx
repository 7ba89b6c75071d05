import { Badge } from '../../../ui/feedback/badge.tsx';
import styles from '../examples.module.css';

const STATES = [
  { tone: 'idle', says: 'Borrador' },
  { tone: 'accent', says: 'Nuevo' },
  { tone: 'info', says: 'En estudio' },
  { tone: 'ok', says: 'Activado' },
  { tone: 'warn', says: 'Vence pronto' },
  { tone: 'bad', says: 'Rechazado' },
] as const;

export default function GlowingBadges() {
  return (
    <p className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {STATES.map(({ tone, says }) => (
        <Badge key={tone} look="glow" shape="square" tone={tone}>
          {says}
        </Badge>
      ))}
    </p>
  );
}
