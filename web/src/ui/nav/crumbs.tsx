import styles from './crumbs.module.css';
import { Link } from './link.tsx';

type Step = {
  readonly id: string;
  readonly label: string;
  /** A group that has no page of its own has no address. */
  readonly to?: string;
};

type Props = {
  /** Screen readers read it as the name of the navigation. */
  readonly label: string;
  /** The outermost page comes first. */
  readonly steps: readonly Step[];
  readonly current: string;
  /** The sign between two steps; an angle by default. */
  readonly mark?: string;
  readonly align?: 'start' | 'centre' | 'end';
};

/** The breadcrumb: the pages above the open one. */
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
