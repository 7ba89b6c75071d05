import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../format/number.ts';
import { Link } from '../../../ui/nav/link.tsx';
import styles from './pestanas.module.css';

type Pestana = {
  readonly id: string;
  readonly label: string;
  readonly to: string;
  /** The number of things in the tab. */
  readonly count?: number;
};

type Props = { readonly label: string; readonly active: string; readonly tabs: readonly Pestana[] };

/** The sections of a page, each with its own address. */
export function Pestanas({ label, active, tabs }: Props) {
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
      <ul ref={list} className={styles.tira}>
        {tabs.map(({ id, label: texto, to, count }) => (
          <li key={id} data-tab={id}>
            <Link to={to} aria-current={id === active ? 'page' : undefined}>
              {texto}
              {count !== undefined && count > 0 && (
                <span className={styles.cuenta}>{formatNumber(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
