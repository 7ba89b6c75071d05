import { clientes } from '../business/clientes/clientes.screen.ts';

export const blockedClient = clientes;
