import styles from './crumbs.module.css';
import { Link } from './link.tsx';

type Step = {
  readonly id: string;
  readonly label: string;
  /** Left out of a group that has no page of its own. */
  readonly to?: string;
};

type Props = {
  /** What the way is called to whoever cannot see it. */
  readonly label: string;
  /** From the outside in. */
  readonly steps: readonly Step[];
  /** The page that is open. */
  readonly current: string;
  /** What stands between two steps, instead of an angle. */
  readonly mark?: string;
  readonly align?: 'start' | 'centre' | 'end';
};

/** The way to a page through those above it. */
export function Crumbs({ label, steps, current, mark, align = 'start' }: Props) {
  return (
    <nav aria-label={label} className={styles.crumbs} data-align={align}>
      <ol>
        {steps.map(({ id, label: name, to }) => (
          <li key={id} data-mark={mark}>
            {to ? <Link to={to}>{name}</Link> : name}
          </li>
        ))}
        <li aria-current="page" data-mark={mark}>
          <span>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
