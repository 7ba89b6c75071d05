import { z } from 'zod';
import { fechaSchema } from './dominio.ts';
import { endpoint } from './endpoint.ts';
import { csvSchema, formatoHojaSchema, listQuery, listResponse, versionSchema } from './list.ts';

const referenciaSchema = z.object({ id: z.string(), nombre: z.string() });

/**
 * `bloqueado`: closed to new business. `datos-bloqueados`: erasure asked for, only administrators see it.
 * `suprimido`: destroyed. `borrado`: taken off the lists, can be restored.
 */
export const ESTADOS = ['activo', 'bloqueado', 'datos-bloqueados', 'suprimido', 'borrado'] as const;
export type Estado = (typeof ESTADOS)[number];

/** What the viewer may do with a client now. */
export const ACCIONES = [
  'editar',
  'borrar',
  'restaurar',
  'bloquear',
  'desbloquear',
  'fusionar',
  'bloquear-datos',
  'desbloquear-datos',
  'suprimir',
] as const;
export type Accion = (typeof ACCIONES)[number];

export const clienteRowSchema = z.object({
  id: z.string(),
  tipo: z.enum(['persona', 'empresa']),
  nombre: z.string(),
  nif: z.string().nullable(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  municipio: z.string().nullable(),
  /** Two digits of the province. */
  provincia: z.string().nullable(),
  comercial: referenciaSchema.nullable(),
  estado: z.enum(ESTADOS),
  /** Supply points, and how many of them have an active contract. */
  puntos: z.int(),
  puntosConContrato: z.int(),
  /** Of all its points, kWh a year. */
  consumoAnualKwh: z.number(),
  creado: z.string(),
  version: versionSchema,
});
export type ClienteRow = z.infer<typeof clienteRowSchema>;

const filtros = {
  /** Identifiers of representatives; `ninguno` for those without one. */
  comercial: csvSchema,
  tipo: z.enum(['persona', 'empresa']).optional(),
  provincia: csvSchema,
  contrato: z.enum(['con', 'sin']).optional(),
  /** Without it, those that are not deleted nor destroyed. */
  estado: z.enum(ESTADOS).optional(),
  /** Days in Spain, both included. */
  creadoDesde: fechaSchema.optional(),
  creadoHasta: fechaSchema.optional(),
};

/** `q`: name, e-mail, phone, municipality, NIF without separators, the end of an IBAN. */
export const clientesQuery = listQuery(filtros, [
  'nombre',
  'creado',
  'municipio',
  'comercial',
  'consumo',
  'puntos',
] as const);

export const list = endpoint({
  method: 'GET',
  path: '/v1/clientes',
  access: 'read Auth',
  summary: 'Clientes que el usuario puede ver, filtrados y por páginas',
  query: clientesQuery,
  response: listResponse(clienteRowSchema),
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

export const FINALIDADES = [
  'consulta-sips',
  'comunicaciones-comerciales',
  'llamadas-comerciales',
  'cesion-comercializadoras',
  'elaboracion-perfiles',
] as const;
export const CANALES = ['presencial', 'telefono', 'email', 'web', 'firma', 'carta'] as const;

export const consentimientoSchema = z.object({
  id: z.string(),
  finalidad: z.enum(FINALIDADES),
  /** True: given; false: withdrawn. */
  otorgado: z.boolean(),
  /** Which wording the person was shown, such as `2026-01`. */
  versionTexto: z.string(),
  canal: z.enum(CANALES),
  fecha: z.string(),
  quien: referenciaSchema.nullable(),
});
export type Consentimiento = z.infer<typeof consentimientoSchema>;

export const clienteSchema = clienteRowSchema.extend({
  direccion: z.string().nullable(),
  codigoPostal: z.string().nullable(),
  cnae: z.string().nullable(),
  iban: z.string().nullable(),
  /** The account with which the client enters, if any. */
  cuenta: z.object({ id: z.string(), email: z.string() }).nullable(),
  /** What there is of it, for the tabs of the sheet. */
  recuento: z.object({
    puntos: z.int(),
    analisis: z.int(),
    propuestas: z.int(),
    contratos: z.int(),
    documentos: z.int(),
    notas: z.int(),
  }),
  /** The one that counts of each purpose that was ever asked about. */
  consentimientos: z.array(consentimientoSchema),
  bloqueo: z.object({ desde: z.string(), motivo: z.string() }).nullable(),
  /** Blocked data: since when, and the first day on which they may be destroyed. */
  bloqueoDatos: z.object({ desde: z.string(), conservarHasta: z.string() }).nullable(),
  /** The client into which it was merged. */
  fusionadoEn: referenciaSchema.nullable(),
  acciones: z.array(z.enum(ACCIONES)),
});
export type Cliente = z.infer<typeof clienteSchema>;

const params = z.object({ id: z.string().max(60) });

export const get = endpoint({
  method: 'GET',
  path: '/v1/clientes/:id',
  access: 'read Auth',
  summary: 'La ficha de un cliente',
  params,
  response: clienteSchema,
});

const texto = (maximo: number) => z.string().trim().max(maximo).nullable().optional();

const datos = {
  tipo: z.enum(['persona', 'empresa']),
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(200),
  /** NIF, NIE or CIF, in any spacing. */
  nif: texto(30),
  email: z.email('No es un correo válido').max(254).nullable().optional(),
  telefono: z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{6,25}$/, 'No es un teléfono')
    .nullable()
    .optional(),
  direccion: texto(200),
  codigoPostal: z
    .string()
    .regex(/^\d{5}$/, 'Cinco cifras')
    .nullable()
    .optional(),
  municipio: texto(100),
  /** Two digits; without it, those of the postcode. */
  provincia: z
    .string()
    .regex(/^\d{2}$/, 'Dos cifras')
    .nullable()
    .optional(),
  cnae: texto(10),
  iban: texto(50),
  /** Without it, the representative who creates it. */
  comercialId: z.string().max(60).nullable().optional(),
};
export const clienteInputSchema = z.strictObject(datos);

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
  summary: 'Lo quita de las listas; con contratos activos, 409. Se puede restaurar',
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

export const asignarPuntos = endpoint({
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
        resultado: z.enum(['asignado', 'ya-era-suyo', 'de-otro', 'no-existe', 'no-valido']),
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

export const notaSchema = z.object({
  id: z.string(),
  texto: z.string(),
  quien: referenciaSchema.nullable(),
  creado: z.string(),
  editado: z.string().nullable(),
  /** `editar` and `borrar` for whoever wrote it and for administrators. */
  acciones: z.array(z.enum(['editar', 'borrar'])),
});
export type Nota = z.infer<typeof notaSchema>;

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

export const TIPOS_DE_HECHO = [
  'cambio',
  'nota',
  'documento',
  'consentimiento',
  'analisis',
  'propuesta',
  'contrato',
] as const;

export const hechoSchema = z.object({
  tipo: z.enum(TIPOS_DE_HECHO),
  cuando: z.string(),
  quien: referenciaSchema.nullable(),
  /** Of the document, analysis, proposal… that it is about; of the note itself. */
  id: z.string(),
  /** `crear`, `cambiar`, `subir`, `otorgar`, `retirar`… */
  accion: z.string(),
  /** A code, a file's name, the text of a note, a purpose. */
  titulo: z.string(),
  /** Of a change: by field, before and after. */
  antes: z.record(z.string(), z.unknown()).nullable(),
  despues: z.record(z.string(), z.unknown()).nullable(),
});
export type Hecho = z.infer<typeof hechoSchema>;

export const cronologia = endpoint({
  method: 'GET',
  path: '/v1/clientes/:id/cronologia',
  access: 'read Auth',
  summary: 'Todo lo que ha pasado con un cliente, lo último primero',
  params,
  query: listQuery({ tipo: csvSchema }, ['cuando'] as const),
  response: listResponse(hechoSchema),
});
