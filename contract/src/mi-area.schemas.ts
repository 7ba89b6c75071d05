import { z } from 'zod';
import { documentoSchema } from './documentos.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as calls from './mi-area.ts';
import { ESTADOS_DE_CONTRATO } from './mi-area.ts';
import { tipoDeProductoSchema } from './precios-de-tipo.schemas.ts';
import { estadoSchema } from './propuesta.schemas.ts';

export { ESTADOS_DE_CONTRATO } from './mi-area.ts';

const suministroSchema = z.object({
  cups: z.string(),
  direccion: z.string().nullable(),
  municipio: z.string().nullable(),
  tarifa: z.string().nullable(),
  consumoAnualKwh: z.number().nullable(),
  /** What a year costs with taxes by the last study of it, €; null when it was never studied. */
  costeAnualEur: z.number().nullable(),
  /** The contract that it has today, and until when; null when the house knows of none. */
  contrato: z
    .object({
      id: z.string(),
      comercializadora: z.string(),
      /** The day on which the agreed term ends, included. */
      hasta: z.string().nullable(),
      /** Whether it goes on after that day unless somebody says otherwise. */
      prorroga: z.boolean(),
    })
    .nullable(),
});

const contratoSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  cups: z.string(),
  comercializadora: z.string(),
  producto: z.string(),
  tipo: tipoDeProductoSchema,
  estado: z.enum(ESTADOS_DE_CONTRATO),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  prorroga: z.boolean(),
  permanenciaHasta: z.string().nullable(),
  /** The instant when the client asked to renew it; null when they have not. */
  renovacionPedida: z.string().nullable(),
});

const propuestaSchema = z.object({
  id: z.string(),
  codigo: z.string(),
  estado: estadoSchema,
  cups: z.array(z.string()),
  enviada: z.string().nullable(),
  validaHasta: z.string().nullable(),
  /** What was paid when it was studied, what is offered, and the difference: € a year with taxes. */
  actualAnualEur: z.number(),
  ofertaAnualEur: z.number(),
  ahorroAnualEur: z.number(),
  /** The page where it is read and accepted, while its link works. */
  enlace: z.string().nullable(),
});

const areaSchema = z.object({
  /** The clients of the account; an account that nobody has joined to a client has none. */
  clientes: z.array(z.object({ id: z.string(), nombre: z.string() })),
  comercial: z
    .object({ nombre: z.string(), email: z.string().nullable(), telefono: z.string().nullable() })
    .nullable(),
  suministros: z.array(suministroSchema),
  contratos: z.array(contratoSchema),
  propuestas: z.array(propuestaSchema),
  /** The bills that the house keeps, the newest first. */
  facturas: z.array(documentoSchema.pick({ id: true, nombre: true, bytes: true, creado: true })),
  /** What the accepted proposals save, € a year. */
  ahorroAnualEur: z.number(),
  /** The papers that the house has asked for and that have not come. */
  documentosPedidos: z.int(),
  /** The incidents that wait for the house, and those that it has answered. */
  incidencias: z.object({ abiertas: z.int(), respondidas: z.int() }),
});

export type Area = z.infer<typeof areaSchema>;
export type Suministro = z.infer<typeof suministroSchema>;
export type Contrato = z.infer<typeof contratoSchema>;
export type Propuesta = z.infer<typeof propuestaSchema>;

export const get = endpoint({
  ...calls.get,
  summary: 'Lo que un cliente tiene con la casa, en sus palabras: solo para cuentas de cliente',
  response: areaSchema,
  wholeForClients: 'It was made for them: nothing of the house is in its schema.',
});

export const askRenewal = endpoint({
  ...calls.askRenewal,
  summary: 'El cliente quiere renovar: queda como tarea de su comercial, y una sola vez por contrato',
  body: z.strictObject({ contratoId: z.string().max(60) }),
  response: z.object({ pedida: z.string() }),
  wholeForClients: 'The instant of their own request.',
});

export const datos = endpoint({
  ...calls.datos,
  answers: ['application/zip'],
  summary: 'Los datos personales de quien llama, en un ZIP con JSON y CSV; queda anotado',
  wholeForClients: 'Their own data, without what the house writes for itself.',
});
