import { IconBookmarkPlus, IconStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../nav/button.tsx';
import type { ListControl } from '../list-control.ts';
import type { ViewsSource } from './saved-views.ts';
import { useViews } from './use-views.ts';
import { ViewMenu } from './view-menu.tsx';
import { ViewName } from './view-name.tsx';
import styles from './views-bar.module.css';

type Props = {
  readonly source: ViewsSource;
  readonly list: ListControl;
  readonly columns: readonly string[];
  readonly onColumns: (columns: readonly string[]) => void;
  /** At the end of the line: what concerns the list whatever the view. */
  readonly children: ReactNode;
};

/** The list's saved views: one press shows one; a mark tells that it was changed and is not saved. */
export function ViewsBar(props: Props) {
  const { t } = useTranslation('ui');
  const { source, list } = props;
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { current, modified, ...views } = useViews(props);

  return (
    <div className={styles.bar}>
      <ul className={styles.views} aria-label={t('views')}>
        <li>
          <ViewChip on={!current && list.text === ''} label={t('everything')} onClick={views.showAll} />
        </li>
        {source.views.map((view) => (
          <li key={view.id}>
            <ViewChip
              on={view === current}
              label={view.name}
              isDefault={view.isDefault}
              modified={view === current && modified}
              onClick={() => views.show(view)}
            />
          </li>
        ))}
      </ul>
      {current && modified && (
        <>
          {current.mine && (
            <Button small look="quiet" onClick={() => views.keepChanges(current)}>
              {t('saveView')}
            </Button>
          )}
          <Button small look="quiet" onClick={() => views.show(current)}>
            {t('discardChanges')}
          </Button>
        </>
      )}
      {(modified || (!current && list.text !== '')) && (
        <Button small look="quiet" icon={IconBookmarkPlus} onClick={() => setNaming('new')}>
          {t('saveViewAs')}
        </Button>
      )}
      {current && (
        <ViewMenu
          mine={current.mine}
          onDuplicate={() => views.duplicate(current)}
          isDefault={current.isDefault}
          onRename={() => setNaming('rename')}
          onDefault={() => views.change(current, { isDefault: !current.isDefault })}
          onRemove={() => views.remove(current)}
        />
      )}
      <div className={styles.tools}>{props.children}</div>
      {naming && (
        <ViewName
          title={t(naming === 'new' ? 'saveViewAs' : 'rename')}
          view={naming === 'rename' ? current : undefined}
          scopes={source.scopes}
          onClose={() => setNaming(undefined)}
          onName={(named) =>
            naming === 'rename' && current ? views.change(current, named) : views.create(named)
          }
        />
      )}
    </div>
  );
}

type ChipProps = {
  readonly on: boolean;
  readonly label: string;
  readonly isDefault?: boolean;
  readonly modified?: boolean;
  readonly onClick: () => void;
};

function ViewChip({ on, label, isDefault, modified, onClick }: ChipProps) {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className={styles.view} aria-pressed={on} onClick={onClick}>
      {isDefault && <IconStar size={14} aria-label={t('defaultView')} />}
      {label}
      {modified && <span className={styles.dot} role="img" aria-label={t('viewModified')} />}
    </button>
  );
}
