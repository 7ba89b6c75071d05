import { z } from 'zod';
import { comercialInputSchema, comercialRowSchema, comercialSchema } from './comercial-ficha.schemas.ts';
import { comercialesList } from './comerciales.list.ts';
import * as calls from './comerciales.ts';
import { ESTADOS_DICHOS as ESTADOS_DE_CORREO } from './correos.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { marcasFacetaSchema } from './marca-asignada.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';

export { type Comercial, type ComercialRow, comercialSchema } from './comercial-ficha.schemas.ts';
export { ACCIONES } from './comerciales.ts';

export const { list, groups, totals, exportRows } = listEndpoints({
  calls,
  of: comercialesList,
  row: comercialRowSchema,
  sellersOnly: true,
  says: {
    list: { summary: 'Comerciales del propio equipo; todos, para quien administra' },
    exportRows: { summary: 'Exactamente las filas filtradas, en CSV o XLSX' },
  },
});

const opcionSchema = comercialRowSchema.pick({ id: true, nombre: true, zona: true });
export type Opcion = z.infer<typeof opcionSchema>;

export const options = endpoint({
  ...calls.options,
  summary:
    'Los que se pueden elegir o nombrar, al teclear un nombre, un NIF o una zona; también quien ya no trabaja aquí',
  query: optionsQuery({
    /** Asks for those who still work here, because nothing new can be assigned to somebody who has left. */
    activos: z.literal('si').optional(),
    /** Asks for those to whom somebody reports. */
    conEquipo: z.literal('si').optional(),
  }),
  response: foundResponse(opcionSchema),
  clientResponse: foundResponse(z.object({})),
});

export const facets = endpoint({
  ...calls.facets,
  sellersOnly: true,
  summary: 'Valores por los que se puede filtrar',
  response: z.object({ zonas: z.array(z.string()), marcas: marcasFacetaSchema }),
});

const params = z.object({ id: z.string().max(60) });

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'La ficha de un comercial',
  params,
  response: comercialSchema,
});

export const create = endpoint({
  ...calls.create,
  summary: 'Da de alta un comercial',
  body: comercialInputSchema,
  response: comercialSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia su ficha; 409 si otra persona la cambió antes o si cerraría un círculo',
  params,
  body: comercialInputSchema.partial().extend({ version: versionSchema }),
  response: comercialSchema,
});

/**
 * The answer is 409 `comercial-con-cartera` while they still have clients, supply points or a team, which have
 * to be transferred first.
 */
export const deactivate = endpoint({
  ...calls.deactivate,
  summary: 'Deja de trabajar aquí: su cuenta se bloquea y sus sesiones terminan',
  params,
  response: comercialSchema,
});

export const reactivate = endpoint({
  ...calls.reactivate,
  summary: 'Vuelve a trabajar aquí, con su cuenta',
  params,
  response: comercialSchema,
});

export const previewTraspaso = endpoint({
  ...calls.previewTraspaso,
  summary: 'Lo que tiene en marcha: se pregunta antes de traspasarlo',
  params,
  response: z.object({
    clientes: z.int(),
    /** These supply points have no client and were brought in by the representative. */
    puntosSinCliente: z.int(),
    propuestasAbiertas: z.int(),
    contratosEnBorrador: z.int(),
    contratosActivos: z.int(),
    equipo: z.int(),
  }),
});

const destino = z.enum(['traspasar', 'dejar']);

export const transfer = endpoint({
  ...calls.transfer,
  summary: 'Pasa su cartera a otro; dice qué se hace con lo que está en marcha',
  params,
  body: z.strictObject({
    destinoId: z.string().max(60),
    propuestasAbiertas: destino,
    contratosEnBorrador: destino,
    /** Says whether those who report to them will report to the other representative. */
    equipo: destino.default('dejar'),
  }),
  response: z.object({
    /** The operation reports its progress and undoes the whole transfer. */
    operacion: operacionSchema,
    /** The answer counts what passes from one representative to the other. */
    clientes: z.int(),
    puntosSinCliente: z.int(),
    propuestas: z.int(),
    contratos: z.int(),
    equipo: z.int(),
  }),
});

/** A second invitation makes a new link and annuls the one before. */
export const invite = endpoint({
  ...calls.invite,
  summary: 'Le envía un enlace de un solo uso para elegir su contraseña; vale siete días',
  params,
  response: z.object({
    comercial: comercialSchema,
    /**
     * Without a mail server nothing is sent, and the link is answered so that it can be handed over in another
     * way.
     */
    enlace: z.string().nullable(),
    /** The state of the mail that carries the link. */
    correo: z.enum(ESTADOS_DE_CORREO),
  }),
});

export const revokeInvitacion = endpoint({
  ...calls.revokeInvitacion,
  summary: 'Anula la invitación y la cuenta que nadie llegó a usar',
  params,
});
