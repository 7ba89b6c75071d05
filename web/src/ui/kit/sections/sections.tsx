import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { Link } from '../../nav/link.tsx';
import styles from './sections.module.css';

type Section = {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  readonly count?: number;
};

type Props = {
  readonly label: string;
  readonly active: string;
  readonly tabs: readonly Section[];
  /** Stands in the line of the heading, inside `PageSummary`, and takes no line of its own where there is room. */
  readonly inHeading?: boolean;
};

/** The sections of a page, each with its own address. */
export function Sections({ label, active, tabs, inHeading }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // On a narrow screen the open tab may be beyond the edge. Only the strip is scrolled, because the page must not move.
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
    if (!strip || !tab) return;
    const [edge, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
    strip.scrollLeft += place.left - edge.left - (edge.width - place.width) / 2;
  }, [active]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.strip} data-heading={inHeading}>
        {tabs.map(({ id, label: name, to, count }) => (
          <li key={id} data-tab={id}>
            <Link to={to} aria-current={id === active ? 'page' : undefined}>
              {name}
              {count !== undefined && count > 0 && (
                <span className={styles.count}>{formatNumber(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
