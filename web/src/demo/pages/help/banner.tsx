import type { ReactNode } from 'react';
import { SearchInput } from '../../../list/filters/search-input.tsx';
import styles from './help.module.css';
import { useHelpText } from './texts.ts';

type Props = {
  readonly title: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly children?: ReactNode;
};

/** Opens the help with its search, over the drawing of a lamp. */
export function HelpBanner({ title, value, onSearch, children }: Props) {
  const t = useHelpText();
  return (
    <search className={styles.banner} aria-label={t('search')}>
      <Lamp />
      <p className={styles.claim}>{title}</p>
      <div className={styles.search}>
        <SearchInput label={t('search')} value={value} onSearch={onSearch} />
      </div>
      {children && <p className={styles.aside}>{children}</p>}
    </search>
  );
}

function Lamp() {
  return (
    <svg className={styles.lamp} viewBox="0 0 160 120" fill="none" stroke="currentcolor" aria-hidden="true">
      <path className={styles.amber} d="M46 60l-30 52h96L82 60z" stroke="none" />
      <path d="M30 112h100M46 60l36 0M64 26v-20M46 60q0-34 18-34t18 34" strokeWidth="2.4" />
      <path d="M106 112V84h34v28M114 92h18M114 100h12" strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  );
}
