import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { IconButton } from '../../ui/nav/button.tsx';
import { pageWindow } from '../../ui/nav/page-window.ts';
import styles from './pagination.module.css';

type Props = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void };

/** On the first and last page the arrows are disabled but stay, so that they keep the focus. */
export function PageList({ page, pages, onPage }: Props) {
  const { t } = useTranslation('ui');
  return (
    <ol className={styles.pages}>
      <li>
        <IconButton
          small
          icon={IconChevronLeft}
          className={styles.arrow}
          label={t('previousPage')}
          aria-disabled={page <= 1 || undefined}
          onClick={() => page > 1 && onPage(page - 1)}
        />
      </li>
      {pageWindow(page, pages).map((entry) => (
        <li key={entry.key}>
          {entry.page === undefined ? (
            <span className={styles.gap}>…</span>
          ) : (
            <button
              type="button"
              className={styles.page}
              aria-current={entry.page === page ? 'page' : undefined}
              aria-label={t('pageNumber', { page: formatNumber(entry.page) })}
              onClick={() => onPage(entry.page)}
            >
              {formatNumber(entry.page)}
            </button>
          )}
        </li>
      ))}
      <li>
        <IconButton
          small
          icon={IconChevronRight}
          className={styles.arrow}
          label={t('nextPage')}
          aria-disabled={page >= pages || undefined}
          onClick={() => page < pages && onPage(page + 1)}
        />
      </li>
    </ol>
  );
}
