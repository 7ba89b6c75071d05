import type { Cliente } from '../../contract/src/clientes.ts';

export const owner = (cliente: Cliente): string => cliente.nombre;
