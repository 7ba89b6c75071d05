import { comerciales } from '@vatio/contract';
import { useRead } from './use-read.ts';

/** The representatives that the viewer sees, as options of a field. */
export function useSellers(): readonly { readonly value: string; readonly label: string }[] {
  const query = { estado: 'todos', sort: 'nombre', limit: 100 } as const;
  const { data } = useRead(comerciales.list, { query }, { staleTime: 60_000 });
  return (data?.rows ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }));
}
