import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './filter-bar.module.css';
import { type Chip, FiltersInForce } from './filters-in-force.tsx';

type Props = {
  /** The name of the list, when the page has several. */
  readonly of?: string;
  /** The saved views of the list, before the search. */
  readonly views?: ReactNode;
  readonly search?: ReactNode;
  readonly children?: ReactNode;
  /** What concerns the list as a whole, at the end of the line. */
  readonly actions?: ReactNode;
  /** Filters in force: none may act without being seen. */
  readonly chips: readonly Chip[];
  readonly onClear: () => void;
  /** What can be done with a view that is no longer as it was saved. */
  readonly changes?: ReactNode;
};

/** One line of tools over the rows, and a second one only while something filters them. */
export function FilterBar({ of, views, search, children, actions, chips, onClear, changes }: Props) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <search className={styles.bar} aria-label={of ? t('filtersOf', { list: of }) : t('filters')}>
      <div className={styles.line} data-open={open || undefined}>
        {views && <div className={styles.views}>{views}</div>}
        {search && <div className={styles.search}>{search}</div>}
        {(views || children || actions) && (
          <div className={styles.toggle}>
            <Button small icon={IconFilter} aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('filters')}
            </Button>
          </div>
        )}
        {children && <div className={styles.fields}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <FiltersInForce chips={chips} onClear={onClear}>
        {changes}
      </FiltersInForce>
    </search>
  );
}
