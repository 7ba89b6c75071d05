import { useMemo } from 'react';
import type { Column, ListQuery } from '../columns.ts';
import type { ListControl } from '../list-control.ts';
import { useGrouping } from '../use-grouping.ts';
import { useSettledQuery } from '../use-settled-query.ts';
import type { ViewsSource } from '../views/saved-views.ts';
import { useOpeningView } from '../views/use-opening-view.ts';
import type { Shape } from './column-shape.ts';
import { shapeOfText } from './shape-text.ts';
import { useShape } from './use-shape.ts';

type Options<Row> = {
  readonly id: string;
  readonly list: ListControl;
  readonly columns: readonly Column<Row>[];
  readonly query: ListQuery<Row>;
  readonly views?: ViewsSource;
  readonly usualSort?: string;
  readonly multiSort?: boolean;
};

/**
 * The look of a list: its columns and row height, which this browser keeps, and its grouping, which the address has.
 */
export function useListShape<Row>({ id, list, columns, query, views, usualSort, multiSort }: Options<Row>) {
  const read = (text: readonly string[] | undefined) =>
    text && text.length > 0 ? shapeOfText(columns, text) : undefined;
  const saved = views?.views.find((view) => view.id === list.view);
  // The same object as long as the view has the same columns, because rows are drawn again for others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` depends on the columns alone
  const savedColumns = useMemo(() => read(saved?.columns), [saved?.columns, columns]);
  const kept = useShape(id, list.view === undefined ? undefined : { id: list.view, columns: savedColumns });

  const showColumns = (view: string, text: readonly string[]) => kept.keepFor(view, read(text));
  const opening = useOpeningView({ id, list, source: views, onColumns: showColumns });

  // A view that opens the list brings its own grouping.
  const usual = opening.opensWith ? undefined : kept.shape.group;
  const { group, settled, gather } = useGrouping(list, columns, { usual, usualSort, multiSort });

  const shape = useMemo(() => ({ ...kept.shape, group }), [kept.shape, group]);
  return {
    shape,
    /** The rows to draw in that shape. */
    drawn: useSettledQuery(query, settled && !opening.waiting),
    setShape: (change: Partial<Shape>) => {
      kept.setShape(change);
      if ('group' in change && change.group !== group) gather(change.group);
    },
    reset: () => {
      kept.reset();
      if (group !== undefined) gather(undefined);
    },
    /** Sets the columns of the current view, as `textOfShape` writes them. */
    showColumns,
    /** The view that opens the list is still to come: rows that were drawn now would move. */
    waiting: opening.waiting,
  };
}
