import { clientes } from '../../business/clientes/clientes.screen.ts';
import { Stars } from '../../ui/stars.ts';

export const email = [clientes, Stars];
