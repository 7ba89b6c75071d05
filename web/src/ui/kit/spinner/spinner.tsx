import type { Tone } from '../../feedback/badge.tsx';
import styles from './spinner.module.css';

type Props = {
  /** Tells what is being waited for. */
  readonly label: string;
  readonly tone?: Tone;
  readonly look?: 'turning' | 'growing';
  /** The size is in pixels. */
  readonly size?: number;
};

/** A sign that something is under way. For people who ask for less motion it fades in and out instead of turning. */
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
