import { type Call, textOfGroup } from '@vatio/contract';
import { type ReactNode, useState } from 'react';
import type { CallInput } from '../../../data/call.ts';
import { useRead } from '../../../data/use-read.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { GroupBy, ListQuery, Sums } from '../columns.ts';
import type { GroupHeads } from '../grouping.ts';
import type { ListControl } from '../list-control.ts';
import { Pagination } from '../pagination.tsx';
import { GroupRow } from './group-row.tsx';

/** The answer of a call for groups, whatever their list. */
type Groups = {
  readonly rows: readonly {
    readonly value: string | null;
    readonly name: string | null;
    readonly count: number;
    readonly totals: Sums;
  }[];
  readonly count: number;
};

type Props = {
  readonly list: ListControl;
  /** The rows of the open group. */
  readonly query: ListQuery<unknown>;
  readonly caption: string;
  readonly sizes?: readonly number[];
  readonly by: GroupBy;
  /** The call that answers the groups. */
  readonly read: Call;
  readonly children: (drawn: Drawn) => ReactNode;
};

/** What draws the table of groups and rows. */
type Drawn = {
  readonly heads: GroupHeads;
  /** Whether the rows that were read are those of the open group. */
  readonly hasRows: boolean;
  readonly reading: Omit<ListQuery<unknown>, 'data'>;
};

/** The groups of a whole list, page by page, and the rows of the one that the address says is open. */
export function Grouped({ list, query, caption, sizes, by, read, children }: Props) {
  const { t } = useTranslation('ui');
  const { state, groupsPage = 1 } = list;
  const input = { query: { ...state, por: by.field, page: groupsPage } };
  const groups = useRead<Call, Groups>(read, input as CallInput<Call>, {
    keepPrevious: true,
    select: (answer) => answer as Groups,
  });
  const open = state.deGrupo;
  const hasArrived = useArrived(open, query);
  const pages = {
    limit: state.limit,
    sizes,
    onLimit: (limit: number) => list.set({ limit }),
  };
  const heads: GroupHeads = {
    Row: GroupRow,
    groups: (groups.data?.rows ?? []).map(({ value, name, count, totals }) => ({
      id: textOfGroup(by.field, value),
      label: value === null ? (by.blank ?? NO_VALUE) : (by.name?.(value) ?? name ?? value),
      count,
      sums: totals,
    })),
    open,
    onToggle: (id) => list.set({ deGrupo: id === open ? undefined : id }),
    below: hasArrived ? (
      (query.data?.count ?? 0) > state.limit && (
        <Pagination
          {...pages}
          of={t('openGroup')}
          page={state.page}
          count={query.data?.count ?? 0}
          countExact={query.data?.countExact}
          onPage={(page) => list.set({ page })}
        />
      )
    ) : (
      <Skeleton />
    ),
  };
  const reading = {
    error: groups.error ?? query.error,
    isPending: groups.isPending,
    isPlaceholderData: groups.isPlaceholderData || (query.isPlaceholderData ?? false),
    refetch: () => Promise.all([groups.refetch(), query.refetch()]),
  };
  return (
    <>
      {children({ heads, hasRows: hasArrived, reading })}
      <Pagination
        {...pages}
        of={t('groupsOf', { list: caption })}
        page={groupsPage}
        count={groups.data?.count ?? 0}
        pending={groups.isPending}
        onPage={(page) => list.set({ grupos: String(page), deGrupo: undefined })}
      />
    </>
  );
}

/** Whether the rows are those of the open group: until they come, the read gives those that were shown before. */
function useArrived(open: string | undefined, { data, isPlaceholderData }: ListQuery<unknown>): boolean {
  const [shown, setShown] = useState<string>();
  const here = data !== undefined && !isPlaceholderData;
  if (here && shown !== open) setShown(open);
  return here || (data !== undefined && shown === open);
}
