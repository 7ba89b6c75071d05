import { IconFilter, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './filter-bar.module.css';

export type Chip = {
  readonly key: string;
  /** The filter and its value in words: `Estado: enviada`. */
  readonly label: string;
  readonly onRemove: () => void;
  /** Opens the filter to change it; without it, pressing the chip removes the filter. */
  readonly onEdit?: () => void;
};

type Props = {
  /** The name of the list, when the page has several. */
  readonly of?: string;
  readonly search?: ReactNode;
  /** The filter fields. */
  readonly children?: ReactNode;
  /** The filters in force: each one has a chip, so that none acts unseen. */
  readonly chips: readonly Chip[];
  readonly onClear: () => void;
  readonly actions?: ReactNode;
};

export function FilterBar({ of, search, children, chips, onClear, actions }: Props) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <search className={styles.bar} aria-label={of ? t('filtersOf', { list: of }) : t('filters')}>
      <div className={styles.fields}>
        {search && <div className={styles.search}>{search}</div>}
        {children && (
          <>
            <div className={styles.toggle}>
              <Button small icon={IconFilter} aria-expanded={open} onClick={() => setOpen(!open)}>
                {t('filters')}
              </Button>
            </div>
            <div className={styles.more} data-open={open || undefined}>
              {children}
            </div>
          </>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {chips.length > 0 && (
        <ul className="vt-toolbar">
          {chips.map(({ key, label, onRemove, onEdit }) => (
            <li key={key} className={onEdit && styles.pair}>
              {onEdit && (
                <button
                  type="button"
                  className={styles.chip}
                  onClick={onEdit}
                  aria-label={t('editFilter', { label })}
                >
                  {label}
                </button>
              )}
              <button
                type="button"
                className={styles.chip}
                onClick={onRemove}
                aria-label={t('removeFilter', { label })}
              >
                {!onEdit && label}
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <Button look="quiet" small onClick={onClear}>
              {t('clearAll')}
            </Button>
          </li>
        </ul>
      )}
    </search>
  );
}
