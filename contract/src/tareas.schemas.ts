import { parseFecha } from '@vatio/domain';
import { z } from 'zod';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { horaSchema } from './hora.schemas.ts';
import { versionSchema } from './list.schemas.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import { RECURRENCIAS, TIPOS_DE_TAREA, tareasList } from './tareas.list.ts';
import * as calls from './tareas.ts';
import { MAX_DIAS_DE_AGENDA } from './tareas.ts';

export { MAX_DIAS_DE_AGENDA, RECURRENCIAS, TIPOS } from './tareas.ts';

const datos = {
  tipo: z.enum(TIPOS_DE_TAREA),
  titulo: z.string().trim().min(1, 'Escribe qué hay que hacer').max(200),
  nota: z.string().trim().max(4000),
  fecha: fechaSchema,
  /** The local time in Spain; null: any time of the day. */
  hora: horaSchema.nullable(),
  recurrencia: z.enum(RECURRENCIAS),
  /** The representative who has to do it; null: the account that writes it. */
  comercialId: z.string().max(60).nullable(),
  /**
   * What it is about: the contract, the supply point or the client. The contract says its supply point and client, and the
   * point its client, so what is less exact is taken from them.
   */
  clienteId: z.string().max(60).nullable(),
  cups: z.string().max(60).nullable(),
  contratoId: z.string().max(60).nullable(),
};

export const tareaSchema = z.object({
  ...datos,
  id: z.string(),
  estado: z.enum(['pendiente', 'hecha']),
  /** Who has to do it: a representative, or an account that is of none. */
  encargado: referenciaSchema,
  /** What the viewer does not see is null. */
  cliente: referenciaSchema.nullable(),
  contrato: z.object({ id: z.string(), codigo: z.string() }).nullable(),
  hechaEn: z.string().nullable(),
  /** The one that was made when this one was done. */
  siguienteId: z.string().nullable(),
  creadaEn: z.string(),
  actualizado: z.string(),
  borrada: z.boolean(),
  version: versionSchema,
});

export type Tarea = z.infer<typeof tareaSchema>;

const nuevaSchema = z.strictObject({
  ...datos,
  nota: datos.nota.default(''),
  hora: datos.hora.default(null),
  recurrencia: datos.recurrencia.default('ninguna'),
  comercialId: datos.comercialId.default(null),
  clienteId: datos.clienteId.default(null),
  cups: datos.cups.default(null),
  contratoId: datos.contratoId.default(null),
});

const params = z.object({ id: z.string().max(60) });

export const { list, groups, exportRows } = listEndpoints({
  calls,
  of: tareasList,
  row: tareaSchema,
  sellersOnly: true,
  says: {
    list: { summary: 'Llamadas, visitas y recordatorios propios y del equipo, filtrados y por páginas' },
  },
});

const agendaQuery = z
  .strictObject({
    desde: fechaSchema,
    /** The last day is included. */
    hasta: fechaSchema,
    mias: z.enum(['si']).optional(),
    comercial: z.string().max(60).optional(),
  })
  .refine(({ desde, hasta }) => isShortSpan(desde, hasta), {
    error: `De uno a ${MAX_DIAS_DE_AGENDA} días, el último no antes que el primero`,
    path: ['hasta'],
  });

export const agenda = endpoint({
  ...calls.agenda,
  sellersOnly: true,
  summary: 'Todas las tareas de unos días, hechas o no, por su hora',
  query: agendaQuery,
  response: z.object({
    rows: z.array(tareaSchema),
    /** True when there are more than an agenda can show; the list has them all. */
    more: z.boolean(),
  }),
});

export const get = endpoint({
  ...calls.get,
  sellersOnly: true,
  summary: 'Una tarea',
  params,
  response: tareaSchema,
});

export const create = endpoint({
  ...calls.create,
  sellersOnly: true,
  summary: 'Apunta una tarea, propia o de alguien del equipo',
  body: nuevaSchema,
  response: tareaSchema,
});

export const update = endpoint({
  ...calls.update,
  sellersOnly: true,
  summary: 'Cambia una tarea; 409 si otra persona la cambió antes',
  params,
  body: z.strictObject(datos).partial().extend({ version: versionSchema }),
  response: tareaSchema,
});

export const complete = endpoint({
  ...calls.complete,
  sellersOnly: true,
  summary: 'La da por hecha; si se repite, apunta la siguiente. Hecha ya, no cambia nada',
  params,
  response: tareaSchema,
});

export const reopen = endpoint({
  ...calls.reopen,
  sellersOnly: true,
  summary: 'Vuelve a estar pendiente, y retira la siguiente si nadie la ha tocado',
  params,
  response: tareaSchema,
});

export const remove = endpoint({
  ...calls.remove,
  sellersOnly: true,
  summary: 'La quita de las listas; se puede restaurar',
  params,
});

export const restore = endpoint({
  ...calls.restore,
  sellersOnly: true,
  summary: 'Deshace el borrado',
  params,
  response: tareaSchema,
});

function isShortSpan(desde: string, hasta: string): boolean {
  const [first, last] = [parseFecha(desde), parseFecha(hasta)];
  if (!first.ok || !last.ok) return false;
  const days = last.value - first.value;
  return days >= 0 && days < MAX_DIAS_DE_AGENDA;
}
