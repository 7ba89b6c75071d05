import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import type { ListControl } from '../list-control.ts';
import { isModified, LONGEST_NAME, type NewView, type SavedView, type ViewsSource } from './saved-views.ts';

/** A new view neither opens the list nor has a menu entry. */
const PLAIN = { opensFor: [], pinned: false } as const;

type Options = {
  readonly source: ViewsSource;
  readonly list: ListControl;
  /** The columns on screen, as `textOfShape` writes them. */
  readonly columns: readonly string[];
  /** Called just before a view is shown, with its columns; undefined stands for those of the list. */
  readonly onColumns: (view: string, columns: readonly string[]) => void;
};

/** The current view, and the actions on it and the others. */
export function useViews({ source, list, columns, onColumns }: Options) {
  const { t } = useTranslation('ui');
  const current = source.views.find(({ id }) => id === list.view);
  const here = { text: list.text, columns };

  const show = ({ id, text, columns: kept }: Pick<SavedView, 'id' | 'text' | 'columns'>, replace = false) => {
    onColumns(id, kept);
    list.load(text, id, { replace });
  };

  const create = async (view: Pick<NewView, 'name' | 'scope'>) => {
    const id = await attempt(() => source.save({ ...view, ...here, ...PLAIN }));
    if (id !== undefined) show({ ...here, id }, true);
  };
  const change = ({ id, mine: _mine, isDefault: _usual, ...before }: SavedView, after: Partial<NewView>) => {
    // People who can see the view from now on did not ask that their list opens with it.
    const moved = after.scope !== undefined && after.scope !== before.scope;
    return attempt(() => source.save({ ...before, ...(moved && { opensFor: [] }), ...after }, id));
  };
  const remove = async ({ id, name }: SavedView) => {
    const done = await attempt(async () => {
      await source.remove(id);
      return true;
    });
    if (!done) return;
    onColumns(id, []);
    list.load(list.text, undefined, { replace: true });
    notify(t('viewDeleted', { name }), { undo: () => attempt(() => source.restore(id)) });
  };

  return {
    current,
    modified: current !== undefined && isModified(current, list.text, columns),
    show,
    showAll: () => list.load(list.everything, undefined),
    create,
    change,
    duplicate: async ({ name, text, columns: kept, scope }: SavedView) => {
      const id = await attempt(() =>
        source.save({
          name: copyName(t('copyOf', { name })),
          text,
          columns: kept,
          scope: ownScope(source, scope),
          ...PLAIN,
        }),
      );
      if (id !== undefined) show({ id, text, columns: kept }, true);
    },
    /** Makes the list open with the view for all its audiences, or for none. */
    switchDefault: (view: SavedView) => {
      const everyone = source.audiences.map(({ value }) => value);
      return change(view, { opensFor: view.opensFor.length > 0 ? [] : everyone });
    },
    switchPinned: (view: SavedView) => change(view, { pinned: !view.pinned }),
    keepChanges: (view: SavedView) => change(view, here),
    remove,
  };
}

/** The name of a copy, cut to the greatest length. */
function copyName(name: string): string {
  return name.slice(0, LONGEST_NAME);
}

/** The scope of a copy of somebody's view: the same, if the user may choose it. */
function ownScope({ scopes }: ViewsSource, scope: string): string {
  return (scopes.find(({ value }) => value === scope) ?? scopes[0])?.value ?? scope;
}

/** Notifies a failure and goes on. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    notifyFailure(cause);
    return undefined;
  }
}
