import { HALLAZGOS, REVISIONES, TIPOS_DE_FACTURA, VEREDICTOS } from '@vatio/domain';
import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { f1 } from './f1.schemas.ts';
import { factura } from './factura.schemas.ts';
import { ANTIGUEDADES_DE_FACTURA, FUENTES_DE_FACTURA, facturasList } from './facturas.list.ts';
import * as calls from './facturas.ts';
import { ESTADOS_DE_INCIDENCIA } from './incidencias.list.ts';
import { lineaLeidaSchema } from './lectura-de-factura.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

export { type Ahorro, savings, savingsReport } from './ahorro-de-facturas.schemas.ts';
export { ANTIGUEDADES, FUENTES } from './facturas.ts';

const fuenteSchema = z.enum(FUENTES_DE_FACTURA, { error: 'Di de dónde viene la factura' });

export type Fuente = z.infer<typeof fuenteSchema>;

const rowSchema = z.object({
  id: z.string(),
  /** Null for a bill that came without its number. */
  numero: z.string().nullable(),
  tipo: z.enum(TIPOS_DE_FACTURA),
  /** The 20 characters of the supply point. */
  cups: z.string(),
  /** Whose supply it was when the bill came; null while the supply has no client. */
  cliente: referenciaSchema.nullable(),
  comercial: referenciaSchema.nullable(),
  /** Who makes the bill: the supplier, or the distributor of an F1. */
  comercializadora: z.string().nullable(),
  fuente: fuenteSchema,
  tarifa: z.string().nullable(),
  /** The day of the first reading is not billed, and that of the last one is; null in a bill without energy. */
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  fechaFactura: z.string().nullable(),
  totalEur: z.number(),
  calculadoEur: z.number(),
  /** What the bill charges more than its own data give. */
  diferenciaEur: z.number(),
  veredicto: z.enum(VEREDICTOS),
  /** What it is beside the contract of its days; null where none covers them. */
  revision: z.enum(REVISIONES).nullable(),
  /** What it should have come to by its contract, €. */
  debidoEur: z.number().nullable(),
  /** What it charges more than that. */
  deMasEur: z.number().nullable(),
  antiguedad: z.enum(ANTIGUEDADES_DE_FACTURA).nullable(),
  contrato: z.object({ id: z.string(), codigo: z.string() }).nullable(),
  /** The issue in which it is claimed. */
  incidencia: z
    .object({ id: z.string(), codigo: z.string(), estado: z.enum(ESTADOS_DE_INCIDENCIA) })
    .nullable(),
  creada: z.string(),
  borrada: z.boolean(),
});

export type FacturaRow = z.infer<typeof rowSchema>;

const contrasteSchema = z.object({
  concepto: z.string(),
  texto: z.string().nullable(),
  periodo: z.int().nullable(),
  impreso: z.number().nullable(),
  calculado: z.number().nullable(),
  diferencia: z.number(),
  motivo: z.string().nullable(),
});

export type Contrastada = z.infer<typeof contrasteSchema>;

const facturaSchema = rowSchema.extend({
  /** The number of the bill that this one cancels or corrects. */
  rectifica: z.string().nullable(),
  /** The verdict in a sentence. */
  motivo: z.string(),
  contrastes: z.array(contrasteSchema),
  avisos: z.array(z.string()),
  /** Its reading is estimated. */
  estimada: z.boolean(),
  /** What was found of it beside its contract and the bills around it. */
  hallazgos: z.array(
    z.object({ clase: z.enum(HALLAZGOS), importeEur: z.number().nullable(), texto: z.string() }),
  ),
  /** The confirmed data, as the body of `/v1/calculos/factura`; null for the bill of a distributor. */
  datos: z.record(z.string(), z.unknown()).nullable(),
  /** Who brought it; null when the account is gone. */
  quien: referenciaSchema.nullable(),
});

export type Factura = z.infer<typeof facturaSchema>;

/** Nothing of what the house earns is part of a bill. */
const WHOLE = 'The bills of their own supplies, which hold no commission nor fee.';

const params = z.object({ id: z.string().max(60) });

export const { list, groups, totals, exportRows } = listEndpoints({
  calls,
  of: facturasList,
  row: rowSchema,
  says: {
    list: {
      summary: 'Las facturas recibidas con su comprobación; un cliente ve las suyas',
      wholeForClients: WHOLE,
    },
    totals: { wholeForClients: WHOLE, summary: 'Cuántas son todas las facturas filtradas, y lo que suman' },
    exportRows: { wholeForClients: WHOLE },
  },
});

export const get = endpoint({
  ...calls.get,
  summary: 'Una factura recibida, línea a línea: lo impreso, lo calculado y por qué difieren',
  params,
  response: facturaSchema,
  wholeForClients: WHOLE,
});

export const create = endpoint({
  ...calls.create,
  summary:
    'Guarda una factura en su suministro, que se da de alta si no se conocía; 409 si ya estaba. Su fichero se sube con `POST /v1/documentos`',
  example: {
    cups: 'ES0021000000000101YY',
    fuente: 'mano',
    numero: 'F-2026-01',
    comercializadora: 'Luz del Norte',
    total: 928.45,
    datos: factura.example,
  },
  body: z.strictObject({
    cups: z.string().max(60),
    fuente: fuenteSchema.exclude(['f1']),
    numero: z.string().trim().min(1).max(60).optional(),
    tipo: z.enum(TIPOS_DE_FACTURA).default('N'),
    comercializadora: z.string().trim().min(1).max(200).optional(),
    fechaFactura: fechaSchema.optional(),
    estimada: z.boolean().default(false),
    /** What the bill prints as its total, €. */
    total: z.number({ error: 'Ha de ser un número' }).min(-1e9).max(1e9),
    /** The lines that the bill prints; none where only its data are known. */
    lineas: z.array(lineaLeidaSchema).max(400).default([]),
    datos: factura.body,
  }),
  response: facturaSchema.extend({
    /** The supply was not known, and has been made. */
    suministroNuevo: z.boolean(),
  }),
  wholeForClients: WHOLE,
});

export const createF1 = endpoint({
  ...calls.createF1,
  summary:
    'Guarda las facturas de la distribuidora (F1, XML o un zip de muchas) en sus suministros; con `darDeAlta=si` da de alta los que nadie tiene',
  multipart: true,
  body: z.strictObject({
    darDeAlta: z.enum(['si', 'no'], { error: 'Ha de ser «si» o «no»' }).default('no'),
  }),
  fileBytes: f1.fileBytes,
  response: z.object({
    guardadas: z.int(),
    /** Those that were there already. */
    repetidas: z.int(),
    rechazadas: f1.response.shape.rechazadas,
    /** The CUPS of those left out that `darDeAlta` would make; none for an account that makes no supplies. */
    porDarDeAlta: z.array(z.string()),
    /** The CUPS of the supplies that were made. */
    suministrosNuevos: z.array(z.string()),
    /** What `DELETE /v1/facturas/lotes/:lote` takes back. */
    lote: z.string(),
  }),
  wholeForClients: WHOLE,
});

export const removeLote = endpoint({
  ...calls.removeLote,
  summary: 'Deshace lo guardado de una vez',
  params: z.object({ lote: z.string().max(60) }),
  wholeForClients: 'The answer has no content.',
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'La quita de la lista; se puede restaurar',
  params,
  wholeForClients: 'The answer has no content.',
});

export const restore = endpoint({
  ...calls.restore,
  summary: 'Deshace el borrado; 409 si se ha guardado otra vez',
  params,
  response: facturaSchema,
  wholeForClients: WHOLE,
});

export const claimText = endpoint({
  ...calls.claimText,
  sellersOnly: true,
  summary: 'Lo que la casa escribiría para reclamar esta factura a quien la hizo',
  params,
  response: z.object({ asunto: z.string(), texto: z.string() }),
});

export const claim = endpoint({
  ...calls.claim,
  sellersOnly: true,
  summary:
    'Reclama la factura: abre una incidencia de su cliente, donde se sigue; 409 si ya estaba reclamada',
  params,
  body: z.strictObject({ texto: z.string().trim().min(1, 'Escribe lo que se reclama').max(4000) }),
  response: facturaSchema,
});

export const letter = endpoint({
  ...calls.letter,
  sellersOnly: true,
  answers: ['application/pdf'],
  summary: 'La carta de reclamación en PDF, con la marca de su cliente; queda anotado',
  params,
});
