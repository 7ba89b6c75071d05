import { Avatar } from '../../../ui/figures/avatar.tsx';
import styles from '../examples.module.css';

export default function AvatarSizes() {
  return (
    <div className={`vt-toolbar vt-gap-10 ${styles.row}`}>
      {[24, 32, 40, 56, 72].map((size) => (
        <Avatar key={size} name="Marta Ros" size={size} />
      ))}
      <span>Marta Ros, de la más pequeña a la más grande</span>
    </div>
  );
}
