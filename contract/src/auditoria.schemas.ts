import { z } from 'zod';
import { auditoriaList, ENTIDADES } from './auditoria.list.ts';
import * as calls from './auditoria.ts';
import { endpoint } from './endpoint.ts';
import { formatoHojaSchema, listResponse, queryOf } from './list.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { ENTIDADES } from './auditoria.list.ts';
export type { Entidad } from './auditoria.ts';

export const entradaSchema = z.object({
  id: z.int(),
  cuando: z.string(),
  /** Null: Vatio itself, as when a proposal expires. */
  quien: referenciaSchema.nullable(),
  entidad: z.enum(ENTIDADES),
  entidadId: z.string(),
  /** What a person knows it by: a client's name, a CUPS, a code; null when it is no longer there. */
  nombre: z.string().nullable(),
  /** `crear`, `cambiar`, `borrar`, `restaurar`… */
  accion: z.string(),
  /** The fields that changed, as they were and as they are. */
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
  /** What is called each thing that those fields hold by its identifier. */
  nombres: z.record(z.string(), z.string()),
});

export type Entrada = z.infer<typeof entradaSchema>;

const query = queryOf(auditoriaList);

export const list = endpoint({
  ...calls.list,
  summary: 'Quién cambió qué y cuándo, lo último primero',
  query,
  response: listResponse(entradaSchema),
});

export const exportar = endpoint({
  ...calls.exportar,
  summary: 'Exactamente las entradas filtradas, en CSV o XLSX',
  query: query.omit({ page: true, limit: true }).extend({ formato: formatoHojaSchema }),
});
