import { IconStar } from '@tabler/icons-react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ListControl } from '../list-control.ts';
import { opensForSome, type SavedView, type ViewsSource } from './saved-views.ts';
import type { useViews } from './use-views.ts';
import styles from './views-bar.module.css';

type Props = {
  readonly source: ViewsSource;
  readonly list: ListControl;
  readonly views: ReturnType<typeof useViews>;
};

/** All the rows, or those of a saved view. */
export function ViewsChoice({ source, list, views: { current, modified, show, showAll } }: Props) {
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.views} aria-label={t('views')}>
      <li>
        <ViewChip on={!current && list.text === list.everything} label={t('everything')} onClick={showAll} />
      </li>
      {source.views.map((view) => (
        <li key={view.id}>
          <ViewChip
            on={view === current}
            label={view.name}
            isDefault={view.isDefault}
            opensFor={view.mine && opensForSome(source, view) ? audiencesOf(source, view) : undefined}
            modified={view === current && modified}
            onClick={() => show(view)}
          />
        </li>
      ))}
    </ul>
  );
}

function audiencesOf({ audiences }: ViewsSource, { opensFor }: SavedView): string[] {
  return audiences.filter(({ value }) => opensFor.includes(value)).map(({ label }) => label);
}

type ChipProps = {
  readonly on: boolean;
  readonly label: string;
  readonly isDefault?: boolean;
  /** Labels of those whose list opens with it, for who decides it. */
  readonly opensFor?: readonly string[];
  readonly modified?: boolean;
  readonly onClick: () => void;
};

function ViewChip({ on, label, isDefault, opensFor = [], modified, onClick }: ChipProps) {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className={styles.view} aria-pressed={on} onClick={onClick}>
      {isDefault && <IconStar size={14} role="img" aria-label={t('defaultView')} />}
      {label}{' '}
      {opensFor.length > 0 && (
        <small title={t('opensFor')}>
          <span className="vt-hidden">{t('opensFor')}: </span>
          {opensFor.join(', ')}
        </small>
      )}
      {modified && <span className={styles.dot} role="img" aria-label={t('viewModified')} />}
    </button>
  );
}
