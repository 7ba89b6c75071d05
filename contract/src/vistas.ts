import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.ts';
import { referenciaSchema } from './referencia.ts';

/** `privada`: mine. `equipo`: mine and of those under me. `todos`: of everybody; only administrators write those. */
export const AMBITOS = ['privada', 'equipo', 'todos'] as const;

const datos = {
  /** The `id` of the row of the screens table. */
  lista: z.string().trim().min(1).max(60),
  nombre: z.string().trim().min(1, 'Escribe el nombre').max(80),
  /** The list's query as it stands in the address, without the page. */
  consulta: z.string().max(4000),
  /** Columns shown, in their order; `id:240` has that width in CSS pixels, `|` ends those in sight, `#id` groups. */
  columnas: z.array(z.string().max(60)).max(60),
  ambito: z.enum(AMBITOS),
  /** In the sidebar. */
  fijada: z.boolean(),
  /** The list opens with it: a private one before the team's, and that one before everybody's. */
  predeterminada: z.boolean(),
};

export const vistaSchema = z.object({
  ...datos,
  id: z.string(),
  /** Whose it is. */
  quien: referenciaSchema,
  version: versionSchema,
  acciones: z.array(z.enum(['editar', 'borrar'])),
});
export type Vista = z.infer<typeof vistaSchema>;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  method: 'GET',
  path: '/v1/vistas',
  access: 'read Auth',
  summary: 'Vistas guardadas de una lista, o de todas',
  query: z.strictObject({ lista: z.string().max(60).optional() }),
  response: z.object({ rows: z.array(vistaSchema) }),
});

export const create = endpoint({
  method: 'POST',
  path: '/v1/vistas',
  access: 'read Auth',
  summary: 'Guarda una vista',
  body: z.strictObject(datos),
  response: vistaSchema,
});

export const update = endpoint({
  method: 'PATCH',
  path: '/v1/vistas/:id',
  access: 'read Auth',
  summary: 'Cambia una vista propia; las de todos, quien administra',
  params,
  body: z.strictObject(datos).omit({ lista: true }).partial().extend({ version: versionSchema }),
  response: vistaSchema,
});

export const borrar = endpoint({
  method: 'DELETE',
  path: '/v1/vistas/:id',
  access: 'read Auth',
  summary: 'Borra una vista propia; se puede restaurar',
  params,
});

export const restaurar = endpoint({
  method: 'POST',
  path: '/v1/vistas/:id/restaurar',
  access: 'read Auth',
  summary: 'Deshace el borrado',
  params,
  response: vistaSchema,
});
