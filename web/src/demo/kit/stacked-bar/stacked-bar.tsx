import { formatPercent } from '../../../format/number.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import styles from './stacked-bar.module.css';

type Props = {
  readonly label: string;
  /** Each share goes from 0 to 1; what they leave of the whole stays empty. */
  readonly parts: readonly { readonly name: string; readonly share: number; readonly tone: Tone }[];
};

/** How a whole is shared, as one bar in several colours, with the figures under it. */
export function StackedBar({ label, parts }: Props) {
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, share, tone }) => (
          <span
            key={name}
            data-tone={tone}
            className={styles.part}
            style={{ inlineSize: `${share * 100}%` }}
          />
        ))}
      </div>
      <ul className={styles.names}>
        {parts.map(({ name, share, tone }) => (
          <li key={name} data-tone={tone}>
            {name} <b>{formatPercent(share, 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
