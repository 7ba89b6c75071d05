import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from '../examples.module.css';

const PEOPLE = [
  { name: 'Marta Ros', tone: 'accent' },
  { name: 'Iván Gil', tone: 'info' },
  { name: 'Nuria Sanz', tone: 'ok' },
  { name: 'Pedro Lago', tone: 'warn' },
  { name: 'Inés Vidal', tone: 'bad' },
  { name: 'Óscar Mena', tone: 'idle' },
] as const;

export default function InitialAvatars() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {PEOPLE.map(({ name, tone }) => (
        <span key={name} className={`vt-toolbar vt-gap-10 ${styles.row}`}>
          <Avatar name={name} tone={tone} />
          {name}
        </span>
      ))}
    </div>
  );
}
