import { clientes } from '@vatio/contract';
import { download } from '../../../data/download.ts';
import type { ListaClientes } from './lista-clientes.ts';

/** Exactly the rows that pass the filters, in their order. */
export function exportClientes(estado: ListaClientes['state'], formato: 'csv' | 'xlsx'): Promise<void> {
  const { page: _page, limit: _limit, ...filtros } = estado;
  return download(clientes.exportar, { query: { ...filtros, formato } }, `clientes.${formato}`);
}
