import type { Tone } from '../../feedback/badge.tsx';
import styles from './spinner.module.css';

type Props = {
  /** What is being waited for. */
  readonly label: string;
  readonly tone?: Tone;
  readonly look?: 'turning' | 'growing';
  /** In pixels. */
  readonly size?: number;
};

/** Something goes on; for who asks for less motion it breathes instead of turning. */
export function Spinner({ label, tone = 'accent', look = 'turning', size = 28 }: Props) {
  return (
    <span
      role="status"
      data-tone={tone}
      data-look={look}
      className={styles.spinner}
      style={{ inlineSize: size, blockSize: size }}
    >
      <span className="vt-hidden">{label}</span>
    </span>
  );
}
