import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { Sheet } from '../../ui/overlay/dialog.tsx';
import styles from './row-panel.module.css';
import type { useRowNeighbours } from './use-row-neighbours.ts';

type Props<Row> = {
  readonly neighbours: Omit<ReturnType<typeof useRowNeighbours<Row>>, 'row'> & {
    readonly row: Row | undefined;
  };
  readonly title: (row: Row) => string;
  readonly href?: (row: Row) => string;
  readonly onFollow: (row: Row) => void;
  readonly children: (row: Row) => ReactNode;
};

/** A row opened in a panel beside its list, with buttons to its neighbours; the list stays where it was. */
export function RowPanel<Row>({ neighbours, title, href, onFollow, children }: Props<Row>) {
  const { t } = useTranslation('ui');
  const { row, position, count, previous, next, close, isOpen } = neighbours;
  return (
    <Sheet open={isOpen} onClose={close} title={row ? title(row) : t('loading')}>
      <div className={styles.neighbours}>
        <Button small icon={IconChevronUp} aria-disabled={!previous || undefined} onClick={previous}>
          {t('previousRow')}
        </Button>
        <Button small icon={IconChevronDown} aria-disabled={!next || undefined} onClick={next}>
          {t('nextRow')}
        </Button>
        {position !== undefined && (
          <span className="vt-figure" role="status">
            {t('rowPosition', { position: formatNumber(position), count: formatNumber(count) })}
          </span>
        )}
        {row && href && (
          <ButtonLink small look="quiet" icon={IconExternalLink} to={href(row)} onClick={() => onFollow(row)}>
            {t('openPage')}
          </ButtonLink>
        )}
      </div>
      {row ? children(row) : <Skeleton />}
    </Sheet>
  );
}
