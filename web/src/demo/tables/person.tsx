import { Avatar } from '../../ui/figures/avatar.tsx';
import type { EmployeeRow } from './employee.ts';
import styles from './tables.module.css';

/** Shows the face or the initials of an employee, with their name and post. */
export function Person({ row: { avatar, name, post } }: { row: EmployeeRow }) {
  return (
    <span className={`vt-row ${styles.person}`}>
      <Avatar name={name} picture={avatar} />
      <span>
        <span className={styles.name}>{name}</span>
        <small>{post}</small>
      </span>
    </span>
  );
}
