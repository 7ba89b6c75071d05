import type { Icon } from '@tabler/icons-react';
import { miArea } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useRead } from '../../data/use-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

type Props<Row> = {
  readonly rowsOf: (area: miArea.Area) => readonly Row[];
  readonly empty: { readonly icon: Icon; readonly title: string; readonly text: string };
  readonly children: (rows: readonly Row[], area: miArea.Area) => ReactNode;
};

/** Part of what the client has, once it has been read; what stands in its place otherwise is the same for all parts. */
export function OwnArea<Row>({ rowsOf, empty, children }: Props<Row>) {
  const { data: area, error, refetch } = useRead(miArea.get, {});
  if (error && !area) return <ErrorState error={error} onRetry={refetch} />;
  if (!area) return <Skeleton lines={8} />;
  const rows = rowsOf(area);
  return rows.length === 0 ? <EmptyState {...empty} /> : children(rows, area);
}
