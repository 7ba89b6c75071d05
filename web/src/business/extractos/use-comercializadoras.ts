import { extractos } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';

/** The suppliers of the products, as the options of a field. */
export function useComercializadoras() {
  const { data } = useRead(extractos.deuda, {});
  return (data?.comercializadoras ?? []).map((value) => ({ value, label: value }));
}
