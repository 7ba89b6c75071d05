import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Tone } from '../../../ui/feedback/badge.tsx';
import { type PageReach, pageWindow } from '../../../ui/nav/page-window.ts';
import { useDisplay } from '../../../ui/theme/display.ts';

import styles from './pagination.module.css';

type Props = {
  readonly label: string;
  readonly pages: number;
  /** The open page, counted from 1. */
  readonly page: number;
  readonly onChange: (page: number) => void;
  readonly tone?: Tone;
  readonly size?: 'small' | 'medium' | 'large';
  readonly look?: 'joined' | 'separated';
  /** Whether the links to the first, previous, next and last page have an icon, a word or both. */
  readonly ends?: 'icons' | 'words' | 'both';
  /** How many neighbours and ends are offered. */
  readonly reach?: PageReach;
};

export function Pagination({ label, pages, page, onChange, tone = 'accent', ...drawing }: Props) {
  const { size = 'medium', look = 'joined', ends = 'icons', reach } = drawing;
  const { t } = useTranslation('ui');
  const { rightToLeft } = useDisplay();
  const [Back, On] = rightToLeft ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  const end = (side: 'previous' | 'next', to: number) => (
    <li>
      <button
        type="button"
        aria-label={t(`${side}Page`)}
        disabled={to < 1 || to > pages}
        onClick={() => onChange(to)}
      >
        {ends !== 'words' && side === 'previous' && <Back size={16} aria-hidden />}
        {ends !== 'icons' && t(`${side}Row`)}
        {ends !== 'words' && side === 'next' && <On size={16} aria-hidden />}
      </button>
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul data-tone={tone} data-size={size} data-look={look} className={styles.pages}>
        {end('previous', page - 1)}
        {pageWindow(page, pages, reach).map(({ key, page: shown }) =>
          shown === undefined ? (
            <li key={key} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={key}>
              <button
                type="button"
                aria-label={t('pageNumber', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => onChange(shown)}
              >
                {shown}
              </button>
            </li>
          ),
        )}
        {end('next', page + 1)}
      </ul>
    </nav>
  );
}
