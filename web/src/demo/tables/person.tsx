import { Avatar } from '../../ui/figures/avatar.tsx';
import type { Row } from './employee.ts';
import styles from './tables.module.css';

/** A face or initials, the name and the post. */
export function Person({ row: { avatar, name, post } }: { row: Row }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} picture={avatar} />
      <span>
        <span className={styles.name}>{name}</span>
        <small>{post}</small>
      </span>
    </span>
  );
}
