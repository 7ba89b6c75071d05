import { type ReactNode, useId } from 'react';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './panel.module.css';

/** Stacks the parts of an application's panel from top to bottom. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

type GroupProps = {
  readonly label: string;
  /** A titled group shows its label as a heading. */
  readonly titled?: boolean;
  readonly children: ReactNode;
};

/** Groups `PanelLink`s that lead to places of one kind. */
export function PanelGroup({ label, titled, children }: GroupProps) {
  const id = useId();
  return (
    <nav {...(titled ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      {titled && (
        <h2 id={id} className={styles.title}>
          {label}
        </h2>
      )}
      <ul className="vt-stack vt-gap-2">{children}</ul>
    </nav>
  );
}

type LinkProps = {
  readonly to: string;
  readonly current: boolean;
  /** An icon or a dot stands before the name. */
  readonly mark: ReactNode;
  readonly onGo?: () => void;
  /** The count says how many things wait at the place, with the words for screen readers. */
  readonly count?: { readonly value: number; readonly text: string; readonly kind?: string };
  readonly children: ReactNode;
};

export function PanelLink({ to, current, mark, onGo, count, children }: LinkProps) {
  return (
    <li>
      <Link to={to} className={styles.entry} aria-current={current ? 'page' : undefined} onClick={onGo}>
        {mark}
        <span>{children}</span>
        {count !== undefined && count.value > 0 && (
          <span className={styles.count} data-kind={count.kind}>
            <span aria-hidden="true">{count.value}</span>
            <span className="vt-hidden">{count.text}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
