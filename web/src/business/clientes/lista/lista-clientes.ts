import type { clientes } from '@vatio/contract';
import type { useListState } from '../../../data/use-list-state.ts';

/** Filters, order and page of a list of clients, as the address has them. */
export type ListaClientes = ReturnType<typeof useListState<typeof clientes.list.query>>;
