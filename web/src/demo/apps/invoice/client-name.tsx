import styles from './client-name.module.css';

type Props = {
  readonly name: string;
  readonly email: string;
  /** A picture's address; empty where the client has none. */
  readonly avatar: string;
};

/** Each client keeps one of the colours of the statuses. */
const TONES = ['ok', 'warn', 'bad', 'info', 'accent', 'idle'] as const;

/** A client in a list: face or initials, name and email. */
export function ClientName({ name, email, avatar }: Props) {
  return (
    <span className={styles.client}>
      {avatar ? (
        <img src={avatar} alt="" width={34} height={34} className={styles.face} />
      ) : (
        <span className={styles.face} data-tone={toneOf(name)} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.email}>{email}</span>
      </span>
    </span>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

function toneOf(name: string): string | undefined {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length];
}
