import styles from './face.module.css';

type Props = { readonly name: string; readonly avatar?: string; readonly small?: boolean };

/** The picture of a person, or their initials; the name stands beside it. */
export function Face({ name, avatar, small }: Props) {
  const size = small ? 24 : 40;
  if (avatar) {
    return (
      <img
        src={avatar}
        alt=""
        width={size}
        height={size}
        className={styles.face}
        data-small={small || undefined}
      />
    );
  }
  return (
    <span className={styles.face} data-small={small || undefined} aria-hidden="true">
      {name
        .split(/[\s.@]+/)
        .slice(0, 2)
        .map((word) => word[0]?.toUpperCase())
        .join('')}
    </span>
  );
}
