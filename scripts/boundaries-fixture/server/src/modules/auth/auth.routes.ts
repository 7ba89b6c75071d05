import { clientes } from '../clientes/clientes.routes.ts';

export const signIn = () => clientes;
