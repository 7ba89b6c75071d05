import { z } from 'zod';
import {
  clienteDeClienteSchema,
  clienteInputSchema,
  clienteRowDeClienteSchema,
  clienteRowSchema,
  clienteSchema,
  consentimientoSchema,
} from './cliente-ficha.schemas.ts';
import { CANALES, FINALIDADES } from './cliente-ficha.ts';
import { clientesList } from './clientes.list.ts';
import * as calls from './clientes.ts';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { listResponse, queryOf, totalsOf, versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { marcasFacetaSchema } from './marca-asignada.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';

export { CAMPOS_DE_FICHA as CAMPOS } from './campos-de-cliente.ts';
export * from './cliente-ficha.schemas.ts';
export * from './cliente-historia.schemas.ts';

/** `q` is looked for in the name, e-mail, phone, municipality, NIF without separators and end of the IBAN. */
export const clientesQuery = queryOf(clientesList);

export const { list, groups, exportRows } = listEndpoints({
  calls,
  of: clientesList,
  row: clienteRowSchema,
  says: {
    list: {
      summary: 'Clientes que el usuario puede ver, filtrados y por páginas',
      clientResponse: listResponse(clienteRowDeClienteSchema),
    },
    exportRows: { wholeForClients: 'The columns of the list, of their own rows.' },
  },
});

export const totals = endpoint({
  ...calls.totals,
  summary: 'Cuántas son todas las filas filtradas, y lo que suman sus puntos',
  query: clientesQuery.omit({ page: true, limit: true, sort: true }),
  response: totalsOf(clientesList).extend({ cuenta: z.int(), puntosConContrato: z.int() }),
  wholeForClients: 'Counts and sums over the rows of the list, which are their own.',
});

const facetaSchema = z.array(z.object({ valor: z.string(), nombre: z.string() }));

export const facets = endpoint({
  ...calls.facets,
  summary: 'Valores por los que se puede filtrar',
  response: z.object({ provincias: facetaSchema, marcas: marcasFacetaSchema.optional() }),
  clientResponse: z.object({ provincias: facetaSchema }),
});

const opcionSchema = clienteRowSchema.pick({ id: true, nombre: true, nif: true, email: true });
export type Opcion = z.infer<typeof opcionSchema>;

export const options = endpoint({
  ...calls.options,
  sellersOnly: true,
  summary: 'Los clientes entre los que se elige al teclear un nombre, un NIF o lo que busca la lista',
  query: optionsQuery({}),
  response: foundResponse(opcionSchema),
});

const params = z.object({ id: z.string().max(60) });

export const get = endpoint({
  ...calls.get,
  summary: 'La ficha de un cliente',
  params,
  response: clienteSchema,
  clientResponse: clienteDeClienteSchema,
});

/**
 * The problem 409 `nif-repetido` names the client that has the NIF in `datos.cliente`, if the viewer may see
 * it.
 */
export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Da de alta un cliente; un NIF repetido se rechaza',
  body: clienteInputSchema,
  response: clienteSchema,
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Cambia la ficha; 409 si otra persona la cambió antes',
  params,
  body: clienteInputSchema.partial().extend({ version: versionSchema }),
  response: clienteSchema,
});

export const remove = endpoint({
  ...calls.remove,
  sellersOnly: true,
  summary: 'Lo quita de las listas; con contratos firmados que no han acabado, 409. Se puede restaurar',
  params,
});

export const restore = endpoint({
  ...calls.restore,
  sellersOnly: true,
  summary: 'Deshace el borrado',
  params,
  response: clienteSchema,
});

export const assignPuntos = endpoint({
  ...calls.assignPuntos,
  sellersOnly: true,
  summary: 'Pone a su nombre puntos de suministro que no tenían cliente',
  params,
  body: z.strictObject({ cups: z.array(z.string().max(60)).min(1).max(500) }),
  response: z.object({
    /** The results come in the order of the CUPS sent. */
    resultados: z.array(
      z.object({
        cups: z.string(),
        resultado: z.enum([
          'asignado',
          'ya-era-suyo',
          'de-otro',
          'de-otra-cartera',
          'no-existe',
          'no-valido',
        ]),
      }),
    ),
  }),
});

export const consentimientos = endpoint({
  ...calls.consentimientos,
  summary: 'Toda la historia de sus consentimientos, lo último primero',
  params,
  response: z.object({ rows: z.array(consentimientoSchema) }),
  wholeForClients: 'What they consented to themselves, and who wrote it down.',
});

export const consent = endpoint({
  ...calls.consent,
  summary: 'Anota que consiente, o que deja de consentir',
  params,
  body: z.strictObject({
    finalidad: z.enum(FINALIDADES),
    otorgado: z.boolean(),
    versionTexto: z.string().trim().min(1).max(40),
    canal: z.enum(CANALES),
    /** The day of the consent is today when absent, and is never in the future. */
    fecha: fechaSchema.optional(),
  }),
  response: z.object({ rows: z.array(consentimientoSchema) }),
  wholeForClients: 'What they consented to themselves, and who wrote it down.',
});
