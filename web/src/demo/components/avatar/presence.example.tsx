import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Presence } from '../../kit/presence/presence.tsx';
import styles from '../examples.module.css';

const PEOPLE = [
  { name: 'Lucía Ferrer', status: 'online', label: 'Está' },
  { name: 'Hugo Prieto', status: 'busy', label: 'Ocupado' },
  { name: 'Carmen Ortiz', status: 'away', label: 'Vuelve pronto' },
  { name: 'Pau Vidal', status: 'offline', label: 'No está' },
] as const;

export default function AvatarPresence() {
  return (
    <div className={`vt-toolbar vt-gap-16 ${styles.row}`}>
      {PEOPLE.map(({ name, status, label }) => (
        <span key={name} className="vt-row vt-gap-8">
          <Presence status={status} label={label}>
            <Avatar name={name} size={40} />
          </Presence>
          {name}
        </span>
      ))}
    </div>
  );
}
