import { readFileSync } from 'node:fs';
import { schema } from './clientes.schemas.ts';

export type Cliente = { nombre: string };
export const text = readFileSync('clientes.json', 'utf8');

export const LIMIT = 60;
export const nombre = schema.parse(text);
