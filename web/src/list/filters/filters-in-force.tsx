import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { Button } from '../../ui/nav/button.tsx';
import styles from './filter-bar.module.css';

export type Chip = {
  readonly key: string;
  /** The filter and its value, as a person says it: `Estado: enviada`. */
  readonly label: string;
  readonly onRemove: () => void;
  /** Opens it to be changed; without it, pressing the chip takes it off. */
  readonly onEdit?: () => void;
};

type Props = {
  readonly chips: readonly Chip[];
  readonly onClear: () => void;
  /** It stands at the end of the line. */
  readonly children?: ReactNode;
};

/** Every filter in force, to be taken off one by one or all at once. */
export function FiltersInForce({ chips, onClear, children }: Props) {
  const { t } = useTranslation('ui');
  if (chips.length === 0 && !children) return null;
  return (
    <div className={styles.second}>
      {chips.length > 0 && (
        <ul className={styles.chips}>
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
      {children}
    </div>
  );
}
