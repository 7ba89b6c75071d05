import { comerciales } from '@vatio/contract';
import { download } from '../../../data/download.ts';
import type { ListaComerciales } from './filtros.tsx';

/** Exactly the rows that pass the filters, in their order. */
export function exportComerciales(estado: ListaComerciales['state'], formato: 'csv' | 'xlsx'): Promise<void> {
  const { page: _page, limit: _limit, ...filtros } = estado;
  return download(comerciales.exportar, { query: { ...filtros, formato } }, `comerciales.${formato}`);
}
