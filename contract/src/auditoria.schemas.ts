import { z } from 'zod';
import { auditoriaList, ENTIDADES } from './auditoria.list.ts';
import * as calls from './auditoria.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { ENTIDADES } from './auditoria.list.ts';
export type { Entidad } from './auditoria.ts';

export const entradaSchema = z.object({
  id: z.int(),
  cuando: z.string(),
  /** Null means that Vatio itself did it, as when a proposal expires. */
  quien: referenciaSchema.nullable(),
  /** The API key with which a program did it in the name of `quien`. */
  clave: referenciaSchema.nullable(),
  entidad: z.enum(ENTIDADES),
  entidadId: z.string(),
  /**
   * The name by which people know the thing: a client's name, a CUPS or a code. Null means that it no longer
   * exists.
   */
  nombre: z.string().nullable(),
  /** The action is a code of `AUDITED_ACTIONS`, such as `crear`, `cambiar`, `borrar` or `restaurar`. */
  accion: z.string(),
  /** `antes` and `despues` hold only the fields that changed. */
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
  /** The names of the things that the changed fields refer to, by identifier. */
  nombres: z.record(z.string(), z.string()),
});

export type Entrada = z.infer<typeof entradaSchema>;

export const { list, exportRows } = listEndpoints({
  calls,
  of: auditoriaList,
  row: entradaSchema,
  says: {
    list: { summary: 'Quién cambió qué y cuándo, lo último primero' },
    exportRows: { summary: 'Exactamente las entradas filtradas, en CSV o XLSX' },
  },
});
