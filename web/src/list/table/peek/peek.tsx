import { IconArrowRight, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ButtonLink, IconButton } from '../../../ui/nav/button.tsx';
import type { Column } from '../columns.ts';
import styles from './peek.module.css';

type Props<Row> = {
  readonly row: Row;
  /** The name of the row, for screen readers. */
  readonly name: string;
  /** What it tells of the row; the first is its title. */
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
  readonly onFollow: () => void;
  readonly onClose: () => void;
};

/** All that the list knows of a row, beside the list and without leaving it. The focus stays in the list, whose keys go on. */
export function Peek<Row>({ row, name, columns: [title, ...facts], href, onFollow, onClose }: Props<Row>) {
  const { t } = useTranslation('ui');
  return (
    <aside className={styles.peek} aria-label={t('peekOf', { row: name })}>
      <header className={styles.head}>
        <div className={styles.title}>{title?.cell(row)}</div>
        <IconButton small icon={IconX} label={t('close')} onClick={onClose} />
      </header>
      <dl className={styles.facts} aria-live="polite">
        {facts.map(({ id, header, cell, figure }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd className={figure ? 'vt-figure' : undefined}>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {href !== undefined && (
        <footer className={styles.foot}>
          <ButtonLink look="primary" icon={IconArrowRight} to={href} onClick={onFollow}>
            {t('openPage')}
          </ButtonLink>
        </footer>
      )}
    </aside>
  );
}
