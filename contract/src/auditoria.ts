import { z } from 'zod';
import { fechaSchema } from './dominio.ts';
import { endpoint } from './endpoint.ts';
import * as fields from './filter-fields.ts';
import { csvSchema, formatoHojaSchema, listQuery, listResponse, whereSchema } from './list.ts';
import { referenciaSchema } from './referencia.ts';

export const ENTIDADES = [
  'cliente',
  'comercial',
  'usuario',
  'punto-suministro',
  'analisis',
  'producto',
  'propuesta',
  'contrato',
  'liquidacion',
  'comision',
  'documento',
  'vista',
  /** The audit itself, when it is exported. */
  'auditoria',
] as const;
export type Entidad = (typeof ENTIDADES)[number];

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

const query = listQuery(
  {
    donde: whereSchema(fields.auditoria),
    entidad: z.enum(ENTIDADES).optional(),
    entidadId: z.string().max(60).optional(),
    /** Identifier of the account. */
    quien: z.string().max(60).optional(),
    accion: csvSchema,
    /** Days in Spain, both included. */
    desde: fechaSchema.optional(),
    hasta: fechaSchema.optional(),
  },
  ['cuando'] as const,
);

export const list = endpoint({
  method: 'GET',
  path: '/v1/admin/auditoria',
  access: 'manage all',
  summary: 'Quién cambió qué y cuándo, lo último primero',
  query,
  response: listResponse(entradaSchema),
});

export const exportar = endpoint({
  method: 'GET',
  path: '/v1/admin/auditoria/exportacion',
  access: 'manage all',
  summary: 'Exactamente las entradas filtradas, en CSV o XLSX',
  query: query.omit({ page: true, limit: true }).extend({ formato: formatoHojaSchema }),
});
