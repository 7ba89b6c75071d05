import { miArea } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useRead } from '../../data/use-read.ts';
import { ReadRows, type ReadRowsProps } from '../../trade/read-rows.tsx';

type Props<Row> = {
  readonly rowsOf: (area: miArea.Area) => readonly Row[];
  readonly empty: ReadRowsProps<Row>['empty'];
  readonly children: (rows: readonly Row[], area: miArea.Area) => ReactNode;
};

/** Part of what the client has, once it has been read; what stands in its place otherwise is the same for all parts. */
export function OwnArea<Row>({ rowsOf, empty, children }: Props<Row>) {
  const { data: area, error, refetch } = useRead(miArea.get, {});
  return (
    <ReadRows rows={area && rowsOf(area)} error={error} onRetry={refetch} empty={empty}>
      {(rows) => area && children(rows, area)}
    </ReadRows>
  );
}
