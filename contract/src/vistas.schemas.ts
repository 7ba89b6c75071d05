import { z } from 'zod';
import { ROLES } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import * as calls from './vistas.ts';
import { AMBITOS } from './vistas.ts';

export { AMBITOS } from './vistas.ts';

const datos = {
  /** The `id` of the list's row in the screens table. */
  lista: z.string().trim().min(1).max(60),
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(80),
  /** The list's query as it stands in the address, without the page; `grupo` is the column that gathers the rows. */
  consulta: z.string().max(4000),
  /** Columns shown, in their order; `id:240` has that width in CSS pixels, `|` ends those in sight. */
  columnas: z.array(z.string().max(60)).max(60),
  ambito: z.enum(AMBITOS),
  /** True gives it an entry of its own in the menu of whoever sees it. */
  fijada: z.boolean(),
  /**
   * The list opens with the view for these roles. A view of everybody replaces the former one for those roles;
   * a private or a team's view applies to whoever sees it, so naming a role names them all.
   */
  predeterminadaDe: z.array(z.enum(ROLES)).max(ROLES.length),
};

export const vistaSchema = z.object({
  ...datos,
  id: z.string(),
  quien: referenciaSchema,
  version: versionSchema,
  acciones: z.array(z.enum(['editar', 'borrar'])),
});

export type Vista = z.infer<typeof vistaSchema>;

/** A view as listed for one viewer. */
const listadaSchema = vistaSchema.extend({
  /**
   * True for the view, one at most, that the list opens with: a private one comes before the team's, and that
   * before everybody's.
   */
  inicial: z.boolean(),
});

export type Listada = z.infer<typeof listadaSchema>;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  ...calls.list,
  summary: 'Vistas guardadas de una lista, o de todas',
  query: z.strictObject({ lista: z.string().max(60).optional() }),
  response: z.object({ rows: z.array(listadaSchema) }),
  wholeForClients: 'Their own views, and those that an administrator published for everybody, clients too.',
});

export const create = endpoint({
  ...calls.create,
  summary: 'Guarda una vista',
  body: z.strictObject(datos),
  response: vistaSchema,
  wholeForClients: 'Their own views, and those that an administrator published for everybody, clients too.',
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia una vista propia; las de todos, quien administra',
  params,
  body: z.strictObject(datos).omit({ lista: true }).partial().extend({ version: versionSchema }),
  response: vistaSchema,
  wholeForClients: 'Their own views, and those that an administrator published for everybody, clients too.',
});

export const remove = endpoint({
  ...calls.remove,
  summary: 'Borra una vista propia; se puede restaurar',
  params,
  wholeForClients: 'The answer has no content.',
});

export const restore = endpoint({
  ...calls.restore,
  summary: 'Deshace el borrado',
  params,
  response: vistaSchema,
  wholeForClients: 'Their own views, and those that an administrator published for everybody, clients too.',
});
