import { IconBookmarkPlus, IconStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Button } from '../../../ui/nav/button.tsx';
import type { ListControl } from '../list-control.ts';
import { useAtHand } from '../use-at-hand.ts';
import { opensForSome, type SavedView, type ViewsSource } from './saved-views.ts';
import { useViews } from './use-views.ts';
import { ViewMenu } from './view-menu.tsx';
import styles from './views-bar.module.css';

type Props = {
  readonly source: ViewsSource;
  readonly list: ListControl;
  readonly columns: readonly string[];
  readonly onColumns: (view: string, columns: readonly string[]) => void;
  /** Stands at the end of the line: the tools of the list, which do not depend on the view. */
  readonly children: ReactNode;
};

/** The saved views of a list: pressing one shows it, and a mark tells that the current one has unsaved changes. */
export function ViewsBar(props: Props) {
  const { t } = useTranslation('ui');
  const { source, list } = props;
  const hand = useAtHand();
  const [asking, setAsking] = useState<'new' | 'rename' | 'opensFor'>();
  const { current, modified, ...views } = useViews(props);

  return (
    <div className={styles.bar}>
      <ul className="vt-toolbar vt-gap-6" aria-label={t('views')}>
        <li>
          <ViewChip
            on={!current && list.text === list.everything}
            label={t('everything')}
            onClick={views.showAll}
          />
        </li>
        {source.views.map((view) => (
          <li key={view.id}>
            <ViewChip
              on={view === current}
              label={view.name}
              isDefault={view.isDefault}
              opensFor={view.mine && opensForSome(source, view) ? audiencesOf(source, view) : undefined}
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
        <Button small look="quiet" icon={IconBookmarkPlus} onClick={() => setAsking('new')}>
          {t('saveViewAs')}
        </Button>
      )}
      {current && (
        <ViewMenu
          view={current}
          forSome={opensForSome(source, current)}
          onDuplicate={() => views.duplicate(current)}
          onRename={() => setAsking('rename')}
          onOpensFor={() =>
            opensForSome(source, current) ? setAsking('opensFor') : views.switchDefault(current)
          }
          onPin={() => views.switchPinned(current)}
          onRemove={() => views.remove(current)}
        />
      )}
      <div className={styles.tools}>{props.children}</div>
      {hand && (asking === 'new' || asking === 'rename') && (
        <hand.ViewName
          title={t(asking === 'new' ? 'saveViewAs' : 'rename')}
          view={asking === 'rename' ? current : undefined}
          scopes={source.scopes}
          onClose={() => setAsking(undefined)}
          onName={(named) =>
            asking === 'rename' && current ? views.change(current, named) : views.create(named)
          }
        />
      )}
      {hand && asking === 'opensFor' && current && (
        <hand.ViewAudiences
          view={current}
          audiences={source.audiences}
          onClose={() => setAsking(undefined)}
          onChoice={(opensFor) => views.change(current, { opensFor })}
        />
      )}
    </div>
  );
}

function audiencesOf({ audiences }: ViewsSource, { opensFor }: SavedView): string[] {
  return audiences.filter(({ value }) => opensFor.includes(value)).map(({ label }) => label);
}

type ChipProps = {
  readonly on: boolean;
  readonly label: string;
  readonly isDefault?: boolean;
  /** Labels of the audiences whose list opens with the view, for users who may decide it. */
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
