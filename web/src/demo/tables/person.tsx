import type { Row } from './employee.ts';
import styles from './tables.module.css';

/** A face or initials, the name and the post. */
export function Person({ row: { avatar, name, post } }: { row: Row }) {
  return (
    <span className={styles.person}>
      {avatar ? (
        <img src={avatar} alt="" width={36} height={36} loading="lazy" className={styles.face} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {name
            .split(' ')
            .slice(0, 2)
            .map((word) => word[0])
            .join('')}
        </span>
      )}
      <span>
        <span className={styles.name}>{name}</span>
        <small>{post}</small>
      </span>
    </span>
  );
}
