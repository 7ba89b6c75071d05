import { useEffect, useEffectEvent } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PageList } from './page-list.tsx';
import styles from './pagination.module.css';

const SIZES = [10, 25, 50, 100];

type Props = {
  /** The name of the list, when the page has several. */
  readonly of?: string;
  readonly page: number;
  readonly limit: number;
  /** The number of rows that pass the filters. */
  readonly count: number;
  /** False when there are more than `count`, which are too many to be counted. */
  readonly countExact?: boolean;
  /** The number of rows without filters, when it is known: the count then reads «37 de 1.240». */
  readonly total?: number;
  /** The first rows are loading; the pagination keeps its place. */
  readonly pending?: boolean;
  /** The page sizes that are offered. */
  readonly sizes?: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
};

/** The range of rows on screen, their number, and the links to the other pages. */
export function Pagination({ page, limit, count, countExact = true, total, ...props }: Props) {
  const { of, pending, sizes = SIZES, onPage, onLimit } = props;
  const { t } = useTranslation('ui');
  const pages = Math.max(1, Math.ceil(count / limit), countExact ? 1 : page + 1);
  const beyond = count > 0 && page > pages;

  // The address may name a page beyond the end, when the list was longer: go to the last page.
  const onBeyond = useEffectEvent(onPage);
  useEffect(() => {
    if (beyond) onBeyond(pages);
  }, [beyond, pages]);
  if (pending) return <div className={styles.pagination} aria-hidden="true" />;
  if (count === 0 || beyond) return null;

  const options = sizes.map((size) => ({ value: String(size), label: formatNumber(size) }));
  const known = options.find(({ value }) => value === String(limit))?.value;
  const range = `${formatNumber((page - 1) * limit + 1)}–${formatNumber(countExact ? Math.min(page * limit, count) : page * limit)}`;
  const found = countExact ? formatNumber(count) : t('countAtLeast', { total: formatNumber(count) });

  return (
    <nav className={styles.pagination} aria-label={of ? t('paginationOf', { list: of }) : t('pagination')}>
      <p className="vt-figure">
        {total === undefined || total === count
          ? t('countAll', { range, total: found })
          : t('countFiltered', { range, count: found, total: formatNumber(total) })}
      </p>
      <div className={`vt-row vt-gap-8 ${styles.size}`}>
        <span aria-hidden="true">{t('rowsPerPage')}</span>
        <SelectField
          label={t('rowsPerPage')}
          labelHidden
          options={options}
          value={known ?? ''}
          onChange={(size) => onLimit(Number(size) || limit)}
          placeholder={known ? undefined : String(limit)}
        />
      </div>
      <PageList page={page} pages={pages} onPage={onPage} />
    </nav>
  );
}
