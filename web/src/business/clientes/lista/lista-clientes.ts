import type { clientesList } from '@vatio/contract';
import type { ListOf } from '../../../trade/use-list.tsx';

/** The state of a list of clients: filters, order and page, as the address has them. */
export type ListaClientes = ListOf<typeof clientesList>;
