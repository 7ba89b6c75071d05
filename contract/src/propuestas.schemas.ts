import { z } from 'zod';
import { varianteInputSchema } from './analisis.schemas.ts';
import { ESTADOS_DICHOS as ESTADOS_DE_CORREO } from './correos.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf, totalsOf, versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import {
  estadoSchema,
  propuestaDeClienteSchema,
  propuestaRowDeClienteSchema,
  propuestaRowSchema,
  propuestaSchema,
} from './propuesta.schemas.ts';
import { propuestasList } from './propuestas.list.ts';
import * as calls from './propuestas.ts';

export type {
  Accion,
  Alternativa,
  Diferencia,
  Estado,
  Propuesta,
  PropuestaRow,
} from './propuesta.schemas.ts';
export { ACCIONES, ESTADOS } from './propuesta.ts';

const params = z.object({ id: z.string().max(60) });

const conVersion = z.strictObject({ version: versionSchema });

const identificadores = z.array(z.string().max(60)).min(1, 'Elige al menos un análisis').max(50);

/** What to make of an analysis of the first offer, once the proposal itself is saved. */
const porHacerSchema = varianteInputSchema.extend({ de: z.string().max(60) });

export type PorHacer = z.infer<typeof porHacerSchema>;

/** One or two other offers for the same supplies, each by its analyses or by those to be made for it. */
const alternativas = z
  .array(
    z
      .array(z.union([z.string().max(60), porHacerSchema]))
      .min(1, 'Elige al menos un análisis')
      .max(50),
  )
  .max(2, 'Como mucho tres ofertas');

const validezDias = z.int().min(1, 'Al menos un día').max(365, 'Como mucho un año');

const mensaje = z.string().trim().max(4000);

const query = queryOf(propuestasList);

export const { list, groups, exportRows } = listEndpoints({
  calls,
  of: propuestasList,
  row: propuestaRowSchema,
  says: {
    list: {
      summary: 'Propuestas que el usuario puede ver, la más reciente primero',
      clientResponse: listResponse(propuestaRowDeClienteSchema),
    },
    exportRows: {
      summary: 'Exactamente las filas filtradas, en CSV o XLSX',
      wholeForClients:
        'Its columns are those of a client: `exportacion.ts` of the module leaves out the house’s.',
    },
  },
});

const sumasDeEstadoSchema = totalsOf(propuestasList).extend({
  estado: estadoSchema,
  cuenta: z.int(),
  /** The sum of each proposal's `tuyaEur`, only for a representative. */
  tuyaEur: z.number().optional(),
});

export const summary = endpoint({
  ...calls.summary,
  summary: 'Cuántas hay de cada estado entre las filtradas, y lo que suman',
  query: query.omit({ page: true, limit: true, sort: true }),
  response: z.object({ estados: z.array(sumasDeEstadoSchema) }),
  clientResponse: z.object({
    estados: z.array(
      sumasDeEstadoSchema.pick({
        estado: true,
        cuenta: true,
        ahorroAnualEur: true,
        ahorroMedioEur: true,
        consumoAnualKwh: true,
        consumoMedioKwh: true,
      }),
    ),
  }),
});

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Un borrador con una a tres ofertas: el producto elegido en cada CUPS de los análisis de cada una',
  body: z.strictObject({
    analisis: identificadores,
    alternativas: alternativas.default([]),
    /** When absent, as many days as the client's brand says. */
    validezDias: validezDias.optional(),
    mensaje: mensaje.default(''),
  }),
  response: propuestaSchema,
});

export const get = endpoint({
  ...calls.get,
  summary: 'Una propuesta, en su versión actual o en la que se pida',
  params,
  query: z.strictObject({ numero: z.coerce.number().pipe(versionSchema).optional() }),
  response: propuestaSchema,
  clientResponse: propuestaDeClienteSchema,
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Cambia el borrador; si ya se envió, retira el enlace y hace la versión siguiente',
  params,
  body: conVersion.extend({
    /** Without `alternativas`, the offers that were compared with the former analyses go. */
    analisis: identificadores.optional(),
    alternativas: alternativas.optional(),
    validezDias: validezDias.optional(),
    mensaje: mensaje.optional(),
  }),
  response: propuestaSchema,
});

export const send = endpoint({
  ...calls.send,
  sellersOnly: true,
  summary: 'La envía al cliente con su PDF, o la vuelve a enviar; responde con el enlace',
  params,
  body: conVersion.extend({
    /** The client's address is used when absent. */
    email: z.email('No es un correo válido').max(200).optional(),
    /** True creates the link without writing to anybody. */
    sinCorreo: z.boolean().default(false),
  }),
  response: z.object({
    propuesta: propuestaSchema,
    enlace: z.string(),
    /**
     * The state of the mail. `sin-direccion` means that the client has no address: the proposal is sent all the
     * same, with its link.
     */
    correo: z.enum([...ESTADOS_DE_CORREO, 'no-pedido', 'sin-direccion']),
  }),
});

export const reprice = endpoint({
  ...calls.reprice,
  sellersOnly: true,
  summary: 'La versión siguiente con los precios e impuestos de hoy, y en qué cambia',
  params,
  body: conVersion,
  response: propuestaSchema,
});

export const withdraw = endpoint({
  ...calls.withdraw,
  sellersOnly: true,
  summary: 'Deja sin efecto el enlace: queda como borrador de la versión siguiente',
  params,
  body: conVersion,
  response: propuestaSchema,
});

export const duplicate = endpoint({
  ...calls.duplicate,
  sellersOnly: true,
  summary: 'Otro borrador igual, con su propio número',
  params,
  response: propuestaSchema,
});

export const remove = endpoint({
  ...calls.remove,
  sellersOnly: true,
  summary: 'Lleva un borrador a la papelera',
  params,
  query: z.strictObject({ version: z.coerce.number().pipe(versionSchema) }),
});

export const restore = endpoint({
  ...calls.restore,
  sellersOnly: true,
  summary: 'Saca un borrador de la papelera',
  params,
  response: propuestaSchema,
});

export const pdf = endpoint({
  ...calls.pdf,
  answers: ['application/pdf'],
  summary: 'El PDF de la versión actual o de la que se pida: el enviado, o el del borrador',
  params,
  query: z.strictObject({ numero: z.coerce.number().pipe(versionSchema).optional() }),
  wholeForClients: 'The paper that was written for them; drafts are not theirs to see.',
});
