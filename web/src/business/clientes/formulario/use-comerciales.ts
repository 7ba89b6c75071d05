import { comerciales } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';

const NADIE: readonly comerciales.ComercialRow[] = [];

/** Representatives to whom the user may give a client: the own team, or all of them. */
export function useComerciales() {
  const query = { estado: 'activos', sort: 'nombre', limit: 100 } as const;
  return useRead(comerciales.list, { query }, { staleTime: 60_000 }).data?.rows ?? NADIE;
}
