import { clientes, clientesList } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useList } from '../../../trade/use-list.tsx';
import { useColumnas } from './columnas.tsx';

type Row = clientes.ClienteRow;
type Faceta = { readonly valor: string; readonly nombre: string };

/** What the two lists of clients draw in common; each keeps its columns and views under its own `id`. */
export function useTabla(id: 'clientes' | 'admin-clientes') {
  const { t } = useTranslation('clientes');
  const { data: facetas } = useRead(clientes.facets, {}, { staleTime: 60_000 });
  const hasBrands = (facetas?.marcas?.length ?? 0) > 0;
  const { table } = useList(clientesList, {
    id,
    words: t,
    read: clientes.list,
    groups: clientes.groups,
    totals: clientes.totals,
    exporting: clientes.exportRows,
    options: { provincia: optionsOf(facetas?.provincias), marca: optionsOf(facetas?.marcas) },
    hidden: hasBrands ? [] : ['marca'],
  });
  return {
    ...table,
    columns: useColumnas(hasBrands),
    caption: t('titulo'),
    lines: 2,
    rowKey: (row: Row) => row.id,
    rowName: ({ nombre }: Row) => nombre,
    rowHref: (row: Row) => `/clientes/${row.id}`,
    search: { label: t('buscar'), placeholder: t('buscarTexto') },
  } as const;
}

function optionsOf(faceta: readonly Faceta[] = []) {
  return faceta.map(({ valor, nombre }) => ({ value: valor, label: nombre }));
}
