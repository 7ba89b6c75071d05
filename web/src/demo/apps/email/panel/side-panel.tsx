import { IconPencilPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { EmailsMeta } from '../../../../sample-data/email/email.ts';
import { Button } from '../../../../ui/nav/button.tsx';
import { Link } from '../../../../ui/nav/link.tsx';
import { LabelDot } from '../label-mark.tsx';
import { FOLDERS, LABELS, type Place, pathOf } from '../mailbox/places.ts';
import { useEmailText } from '../texts.ts';
import styles from './side-panel.module.css';

type Props = {
  readonly place: Place | undefined;
  readonly counts: EmailsMeta | undefined;
  readonly onCompose: () => void;
  /** A place has been chosen. */
  readonly onGo?: () => void;
};

/** Composing, and where to go: folders with what waits in them, and labels. */
export function SidePanel({ place, counts, onCompose, onGo }: Props) {
  const t = useEmailText();
  const labelsId = useId();
  const entry = (to: Place, mark: ReactNode, count = 0) => (
    <li key={to.id}>
      <Link
        to={pathOf(to)}
        className={styles.entry}
        aria-current={place?.kind === to.kind && place.id === to.id ? 'page' : undefined}
        onClick={onGo}
      >
        {mark}
        <span>{t(`${to.kind}-${to.id}`)}</span>
        {count > 0 && (
          <span className={styles.count} data-kind={to.id}>
            <span aria-hidden="true">{count}</span>
            <span className="vt-hidden">{t(to.id === 'draft' ? 'drafts' : 'unread', { count })}</span>
          </span>
        )}
      </Link>
    </li>
  );
  return (
    <div className={styles.panel}>
      <Button look="primary" icon={IconPencilPlus} onClick={onCompose}>
        {t('compose')}
      </Button>
      <nav aria-label={t('folders')}>
        <ul className={styles.list}>
          {FOLDERS.map(({ id, icon: Glyph, count }) =>
            entry(
              { kind: 'folder', id },
              <Glyph size={19} stroke={1.7} aria-hidden />,
              count && counts?.[count],
            ),
          )}
        </ul>
      </nav>
      <nav aria-labelledby={labelsId}>
        <h2 id={labelsId} className={styles.title}>
          {t('labels')}
        </h2>
        <ul className={styles.list}>
          {LABELS.map((id) => entry({ kind: 'label', id }, <LabelDot label={id} />))}
        </ul>
      </nav>
    </div>
  );
}
