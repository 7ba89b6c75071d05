import type { clientesList } from '@vatio/contract';
import type { ListOf } from '../../../trade/use-list.tsx';

/** Filters, order and page of a list of clients, as the address has them. */
export type ListaClientes = ListOf<typeof clientesList>;
