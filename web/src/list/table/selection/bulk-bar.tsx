import { type Icon, IconX } from '@tabler/icons-react';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import styles from './bulk-bar.module.css';
import type { BulkTarget, SelectionControl } from './use-selection.ts';

export type BulkAction = {
  readonly id: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly danger?: boolean;
  /** Returns why the action is impossible with these rows, or undefined if it is possible. */
  readonly unavailable?: (target: BulkTarget) => string | undefined;
  /** Runs the action; `done` clears the selection. */
  readonly run: (target: BulkTarget, done: () => void) => void;
};

type Props = {
  readonly actions: readonly BulkAction[];
  readonly selection: SelectionControl;
  /** The filters of the list, for «all that pass the filter». */
  readonly query: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** While the count is inexact only the rows on screen can be chosen, because «all» could promise no number. */
  readonly countExact: boolean;
  /** Whether the whole page is chosen, which is when «all that pass the filter» is offered. */
  readonly pageChosen: boolean;
};

/** The actions on the chosen rows, at the foot of the window while there are any. */
export function BulkBar({ actions, selection, query, count, countExact, pageChosen }: Props) {
  const { t } = useTranslation('ui');
  const { selected, all } = selection;
  if (!all && selected.size === 0) return null;

  const target: BulkTarget = all ? { all: true, query, count } : { ids: [...selected] };
  const chosen = all ? count : selected.size;
  const more = pageChosen && !all && countExact && count > selected.size;

  return (
    <section className={styles.bar} data-bulk-bar aria-label={t('bulk')}>
      <p className={styles.count}>
        {t(all ? 'selectedAll' : 'selected', { count: chosen, number: formatNumber(chosen) })}
      </p>
      {more && (
        <Button small look="quiet" onClick={selection.selectAll}>
          {t('selectAllFiltered', { count, number: formatNumber(count) })}
        </Button>
      )}
      <div className={styles.actions}>
        {actions.map(({ id, label, icon, danger, unavailable, run }) => {
          const reason = unavailable?.(target);
          return (
            <Button
              key={id}
              small
              icon={icon}
              look={danger ? 'danger' : 'plain'}
              title={reason}
              aria-disabled={reason !== undefined || undefined}
              aria-description={reason}
              onClick={() => reason === undefined && run(target, selection.clear)}
            >
              {label}
            </Button>
          );
        })}
        <IconButton small icon={IconX} label={t('clearSelection')} onClick={selection.clear} />
      </div>
    </section>
  );
}
