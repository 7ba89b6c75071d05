import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

export type ReadRowsProps<Row> = {
  /** Absent until they have been read. */
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly empty: {
    readonly icon: Icon;
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
  };
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** All the rows of a short list that is read at once, or what stands in their place. */
export function ReadRows<Row>({ rows, error, onRetry, empty, children }: ReadRowsProps<Row>) {
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  if (!rows) return <Skeleton lines={8} />;
  if (rows.length > 0) return children(rows);
  const { action, ...state } = empty;
  return <EmptyState {...state}>{action}</EmptyState>;
}
