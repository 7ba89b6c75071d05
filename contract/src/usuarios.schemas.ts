import { z } from 'zod';
import { userDataSchema } from './auth.schemas.ts';
import { ROLES } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { listEndpoints } from './list-endpoints.schemas.ts';
import { cuales, ensayoSchema, esperados } from './lote.schemas.ts';
import { operacionSchema } from './operaciones.schemas.ts';
import { foundResponse, optionsQuery } from './options.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';
import { ESTADOS, usuariosList } from './usuarios.list.ts';
import * as calls from './usuarios.ts';
import { ACCIONES, ACCIONES_DE_LOTE } from './usuarios.ts';

export { ESTADOS } from './usuarios.list.ts';
export { ACCIONES, ACCIONES_DE_LOTE, LOOK_HEADER } from './usuarios.ts';

export const usuarioSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  nombreUsuario: z.string(),
  email: z.string(),
  rol: z.enum(ROLES),
  estado: z.enum(ESTADOS),
  /** True when the account was sent a link and has not chosen a password yet. */
  invitado: z.boolean(),
  creado: z.string(),
  ultimaEntrada: z.string().nullable(),
  sesiones: z.int(),
  /** Whether the account shows a code of an application when it signs in. */
  segundoPaso: z.boolean(),
  /** Whether a person of the identity provider has entered the account, and nobody else of the provider may. */
  identidadEnlazada: z.boolean(),
  /** The account belongs to this representative, or to these clients. */
  comercial: referenciaSchema.nullable(),
  clientes: z.array(referenciaSchema),
  /** The actions that the viewer may take, never on their own account nor on the last administrator's. */
  acciones: z.array(z.enum(ACCIONES)),
});

export type Usuario = z.infer<typeof usuarioSchema>;

const params = z.object({ id: z.string().max(60) });

export const { list, exportRows } = listEndpoints({
  calls,
  of: usuariosList,
  row: usuarioSchema,
  says: {
    list: { summary: 'Cuentas' },
    exportRows: { summary: 'Exactamente las cuentas filtradas, en CSV o XLSX' },
  },
});

const opcionSchema = usuarioSchema.pick({ id: true, nombre: true, email: true });
export type Opcion = z.infer<typeof opcionSchema>;

export const options = endpoint({
  ...calls.options,
  summary: 'Las cuentas entre las que se elige al teclear; las de la casa, antes que las de clientes',
  query: optionsQuery({}),
  response: foundResponse(opcionSchema),
});

const accion = z.enum(ACCIONES_DE_LOTE);

export const preview = endpoint({
  ...calls.preview,
  summary:
    'Qué haría una acción con muchas cuentas: cuántas son, y las 200 primeras una por una; no cambia nada',
  body: z.strictObject({ accion, ...cuales }),
  response: ensayoSchema,
});

export const apply = endpoint({
  ...calls.apply,
  summary:
    'La misma acción sobre muchas cuentas: las marcadas o todas las filtradas; 409 si ya no son las que se vieron',
  body: z.strictObject({ accion, ...cuales, esperados }),
  response: operacionSchema,
});

export const approve = endpoint({
  ...calls.approve,
  summary: 'Deja entrar a una cuenta que esperaba',
  params,
  body: z.strictObject({
    /** The client to whom the account belongs, so that it sees that client's data. */
    clienteId: z.string().max(60).optional(),
  }),
  response: usuarioSchema,
});

export const link = endpoint({
  ...calls.link,
  summary: 'Dice qué cliente es una cuenta que ya entra, para que vea lo suyo; puede ser varios',
  params,
  body: z.strictObject({ clienteId: z.string().max(60) }),
  response: usuarioSchema,
});

export const unlink = endpoint({
  ...calls.unlink,
  summary: 'La cuenta deja de ver lo de ese cliente',
  params: params.extend({ clienteId: z.string().max(60) }),
  response: usuarioSchema,
});

export const block = endpoint({
  ...calls.block,
  summary: 'No deja entrar, y termina sus sesiones',
  params,
  response: usuarioSchema,
});

export const unblock = endpoint({
  ...calls.unblock,
  summary: 'Vuelve a dejar entrar',
  params,
  response: usuarioSchema,
});

export const update = endpoint({
  ...calls.update,
  summary: 'Cambia el rol y termina sus sesiones; nunca el propio ni el del último administrador',
  params,
  body: z.strictObject({ rol: z.enum(ROLES) }),
  response: usuarioSchema,
});

export const lookAs = endpoint({
  ...calls.lookAs,
  summary:
    'Ve lo que ve esa cuenta de comercial, durante una hora y sin cambiar nada: cada llamada lleva `vatio-ver-como`',
  params,
  response: z.object({
    mirada: z.string(),
    /** The instant when it ends by itself. */
    hasta: z.string(),
    /** What signing in would tell of the account. */
    userData: userDataSchema,
  }),
});

export const stopLooking = endpoint({
  ...calls.stopLooking,
  summary: 'Deja de ver como otra cuenta',
});

export const closeSessions = endpoint({
  ...calls.closeSessions,
  summary: 'Termina todas sus sesiones',
  params,
  response: usuarioSchema,
});

export const removeSegundoPaso = endpoint({
  ...calls.removeSegundoPaso,
  summary: 'Quita la verificación en dos pasos a quien ha perdido su teléfono, y termina sus sesiones',
  params,
  response: usuarioSchema,
});

export const forgetIdentity = endpoint({
  ...calls.forgetIdentity,
  summary: 'Olvida qué persona del proveedor de identidad es la cuenta, y termina sus sesiones',
  params,
  response: usuarioSchema,
});
