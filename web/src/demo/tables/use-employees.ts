import { useMemo } from 'react';
import { useSample } from '../../data/sample.ts';
import type { Employee } from '../../sample-data/datatables/datatables.ts';
import { rowOf } from './employee.ts';

/** All of them at once: the tables search, sort and page by themselves. */
export function useEmployees() {
  const query = useSample<readonly Employee[]>('/api/datatables/initial-data');
  const data = useMemo(() => query.data?.map(rowOf), [query.data]);
  return { ...query, data };
}
