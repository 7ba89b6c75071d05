import { z } from 'zod';
import {
  CANALES,
  clienteInputSchema,
  clienteRowSchema,
  clienteSchema,
  consentimientoSchema,
  FINALIDADES,
} from './cliente-ficha.ts';
import { hechoSchema, notaSchema } from './cliente-historia.ts';
import { clientesList } from './clientes.list.ts';
import { fechaSchema } from './dominio.ts';
import { endpoint } from './endpoint.ts';
import { csvSchema, formatoHojaSchema, listQuery, listResponse, queryOf, versionSchema } from './list.ts';

export { CAMPOS_DE_FICHA as CAMPOS } from './campos-de-cliente.ts';
export * from './cliente-ficha.ts';
export * from './cliente-historia.ts';

/** `q`: name, e-mail, phone, municipality, NIF without separators, the end of an IBAN. */
export const clientesQuery = queryOf(clientesList);

export const list = endpoint({
  method: 'GET',
  path: '/v1/clientes',
  access: 'read Auth',
  summary: 'Clientes que el usuario puede ver, filtrados y por páginas',
  query: clientesQuery,
  response: listResponse(clienteRowSchema),
});

export const totales = endpoint({
  method: 'GET',
  path: '/v1/clientes/totales',
  access: 'read Auth',
  summary: 'Cuántas son todas las filas filtradas, y lo que suman sus puntos',
  query: clientesQuery.omit({ page: true, limit: true, sort: true }),
  response: clienteRowSchema
    .pick({ puntos: true, puntosConContrato: true, consumoAnualKwh: true })
    .extend({ cuenta: z.int() }),
});

export const exportar = endpoint({
  method: 'GET',
  path: '/v1/clientes/exportacion',
  access: 'read Auth',
  summary: 'Exactamente las filas filtradas, en CSV o XLSX; queda anotado',
  query: clientesQuery.omit({ page: true, limit: true }).extend({ formato: formatoHojaSchema }),
});

const facetaSchema = z.array(z.object({ valor: z.string(), nombre: z.string() }));

export const facetas = endpoint({
  method: 'GET',
  path: '/v1/clientes/facetas',
  access: 'read Auth',
  summary: 'Valores por los que se puede filtrar',
  response: z.object({ provincias: facetaSchema, comerciales: facetaSchema }),
});

const params = z.object({ id: z.string().max(60) });

export const get = endpoint({
  method: 'GET',
  path: '/v1/clientes/:id',
  access: 'read Auth',
  summary: 'La ficha de un cliente',
  params,
  response: clienteSchema,
});

/** 409 `nif-repetido` with `datos.cliente: { id, nombre }` when the viewer may see the one that has it. */
export const create = endpoint({
  method: 'POST',
  path: '/v1/clientes',
  access: 'read Auth',
  summary: 'Da de alta un cliente; un NIF repetido se rechaza',
  body: clienteInputSchema,
  response: clienteSchema,
});

export const update = endpoint({
  method: 'PATCH',
  path: '/v1/clientes/:id',
  access: 'read Auth',
  summary: 'Cambia la ficha; 409 si otra persona la cambió antes',
  params,
  body: clienteInputSchema.partial().extend({ version: versionSchema }),
  response: clienteSchema,
});

export const borrar = endpoint({
  method: 'DELETE',
  path: '/v1/clientes/:id',
  access: 'read Auth',
  summary: 'Lo quita de las listas; con contratos firmados que no han acabado, 409. Se puede restaurar',
  params,
});

export const restaurar = endpoint({
  method: 'POST',
  path: '/v1/clientes/:id/restaurar',
  access: 'read Auth',
  summary: 'Deshace el borrado',
  params,
  response: clienteSchema,
});

export const assignPuntos = endpoint({
  method: 'POST',
  path: '/v1/clientes/:id/puntos',
  access: 'read Auth',
  summary: 'Pone a su nombre puntos de suministro que no tenían cliente',
  params,
  body: z.strictObject({ cups: z.array(z.string().max(60)).min(1).max(500) }),
  response: z.object({
    /** By each CUPS sent, in its order. */
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
  method: 'GET',
  path: '/v1/clientes/:id/consentimientos',
  access: 'read Auth',
  summary: 'Toda la historia de sus consentimientos, lo último primero',
  params,
  response: z.object({ rows: z.array(consentimientoSchema) }),
});

export const consentir = endpoint({
  method: 'POST',
  path: '/v1/clientes/:id/consentimientos',
  access: 'read Auth',
  summary: 'Anota que consiente, o que deja de consentir',
  params,
  body: z.strictObject({
    finalidad: z.enum(FINALIDADES),
    otorgado: z.boolean(),
    versionTexto: z.string().trim().min(1).max(40),
    canal: z.enum(CANALES),
    /** Today, if it is not said; never later. */
    fecha: fechaSchema.optional(),
  }),
  response: z.object({ rows: z.array(consentimientoSchema) }),
});

const notaBody = z.strictObject({ texto: z.string().trim().min(1, 'Escribe la nota').max(5000) });
const notaParams = z.object({ id: z.string().max(60), notaId: z.string().max(60) });

export const notas = endpoint({
  method: 'GET',
  path: '/v1/clientes/:id/notas',
  access: 'read Auth',
  summary: 'Notas, la última primero; el propio cliente no las ve',
  params,
  query: listQuery({}, ['creado'] as const),
  response: listResponse(notaSchema),
});

export const anotar = endpoint({
  method: 'POST',
  path: '/v1/clientes/:id/notas',
  access: 'read Auth',
  summary: 'Añade una nota',
  params,
  body: notaBody,
  response: notaSchema,
});

export const editarNota = endpoint({
  method: 'PATCH',
  path: '/v1/clientes/:id/notas/:notaId',
  access: 'read Auth',
  summary: 'Corrige una nota propia',
  params: notaParams,
  body: notaBody,
  response: notaSchema,
});

export const borrarNota = endpoint({
  method: 'DELETE',
  path: '/v1/clientes/:id/notas/:notaId',
  access: 'read Auth',
  summary: 'Quita una nota propia',
  params: notaParams,
});

export const restaurarNota = endpoint({
  method: 'POST',
  path: '/v1/clientes/:id/notas/:notaId/restaurar',
  access: 'read Auth',
  summary: 'Deshace el borrado de una nota',
  params: notaParams,
  response: notaSchema,
});

export const cronologia = endpoint({
  method: 'GET',
  path: '/v1/clientes/:id/cronologia',
  access: 'read Auth',
  summary: 'Todo lo que ha pasado con un cliente, lo último primero',
  params,
  query: listQuery({ tipo: csvSchema }, ['cuando'] as const),
  response: listResponse(hechoSchema),
});
