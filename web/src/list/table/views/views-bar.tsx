import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { ListControl } from '../list-control.ts';
import { useAtHand } from '../use-at-hand.ts';
import { opensForSome, type ViewsSource } from './saved-views.ts';
import { useViews } from './use-views.ts';
import { ViewChanges } from './view-changes.tsx';
import { ViewMenu } from './view-menu.tsx';
import { ViewsChoice } from './views-choice.tsx';

type Props = {
  readonly source: ViewsSource;
  readonly list: ListControl;
  readonly columns: readonly string[];
  readonly onColumns: (view: string, columns: readonly string[]) => void;
  /** Where they are drawn: the views to choose from, and what can be done while the one on screen has changes. */
  readonly children: (choice: ReactNode, changes: ReactNode) => ReactNode;
};

/** The saved views of a list: pressing one shows it, and a mark tells that the current one has unsaved changes. */
export function ViewsBar(props: Props) {
  const { t } = useTranslation('ui');
  const { source, list } = props;
  const hand = useAtHand();
  const [asking, setAsking] = useState<'new' | 'rename' | 'opensFor'>();
  const views = useViews(props);
  const { current, modified } = views;
  const isChanged = modified || (!current && list.text !== '');
  const choice = (
    <>
      <ViewsChoice {...{ source, list, views }} />
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
    </>
  );

  return (
    <>
      {props.children(choice, isChanged && <ViewChanges views={views} onNew={() => setAsking('new')} />)}
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
    </>
  );
}
