import { z } from 'zod';
import { LIMIT } from './clientes.ts';

export const schema = z.string().max(LIMIT);
