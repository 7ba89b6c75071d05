import { comerciales } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';

const NADIE: readonly comerciales.ComercialRow[] = [];

/** Those of the viewer's team who work here; everybody, for who administers. */
export function useComerciales(): readonly comerciales.ComercialRow[] {
  const query = { sort: 'nombre', limit: 100 } as const;
  return useRead(comerciales.list, { query }, { staleTime: 60_000 }).data?.rows ?? NADIE;
}
