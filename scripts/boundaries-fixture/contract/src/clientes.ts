import { readFileSync } from 'node:fs';

export type Cliente = { nombre: string };
export const text = readFileSync('clientes.json', 'utf8');
