import { z } from 'zod';
import { ROLES } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { listQuery, listResponse } from './list.ts';

const referenciaSchema = z.object({ id: z.string(), nombre: z.string() });

export const ESTADOS = ['pendiente', 'activo', 'bloqueado'] as const;
export const ACCIONES = ['aprobar', 'bloquear', 'desbloquear', 'cambiar-rol', 'cerrar-sesiones'] as const;

export const usuarioSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  nombreUsuario: z.string(),
  email: z.string(),
  rol: z.enum(ROLES),
  estado: z.enum(ESTADOS),
  /** Was sent a link and has not chosen a password yet. */
  invitado: z.boolean(),
  creado: z.string(),
  ultimaEntrada: z.string().nullable(),
  sesiones: z.int(),
  /** The representative, or the clients, that the account is. */
  comercial: referenciaSchema.nullable(),
  clientes: z.array(referenciaSchema),
  /** What the viewer may do with it: never with their own, nor with the last administrator. */
  acciones: z.array(z.enum(ACCIONES)),
});
export type Usuario = z.infer<typeof usuarioSchema>;

const params = z.object({ id: z.string().max(60) });

export const list = endpoint({
  method: 'GET',
  path: '/v1/admin/usuarios',
  access: 'manage all',
  summary: 'Cuentas',
  query: listQuery({ rol: z.enum(ROLES).optional(), estado: z.enum(ESTADOS).optional() }, [
    'nombre',
    'email',
    'creado',
    'entrada',
  ] as const),
  response: listResponse(usuarioSchema),
});

export const aprobar = endpoint({
  method: 'POST',
  path: '/v1/admin/usuarios/:id/aprobar',
  access: 'manage all',
  summary: 'Deja entrar a una cuenta que esperaba',
  params,
  body: z.strictObject({
    /** The client that the account is, so that it sees what is theirs. */
    clienteId: z.string().max(60).optional(),
  }),
  response: usuarioSchema,
});

export const bloquear = endpoint({
  method: 'POST',
  path: '/v1/admin/usuarios/:id/bloquear',
  access: 'manage all',
  summary: 'No deja entrar, y termina sus sesiones',
  params,
  response: usuarioSchema,
});

export const desbloquear = endpoint({
  method: 'POST',
  path: '/v1/admin/usuarios/:id/desbloquear',
  access: 'manage all',
  summary: 'Vuelve a dejar entrar',
  params,
  response: usuarioSchema,
});

export const cambiarRol = endpoint({
  method: 'PATCH',
  path: '/v1/admin/usuarios/:id',
  access: 'manage all',
  summary: 'Cambia el rol y termina sus sesiones; nunca el propio ni el del último administrador',
  params,
  body: z.strictObject({ rol: z.enum(ROLES) }),
  response: usuarioSchema,
});

export const cerrarSesiones = endpoint({
  method: 'POST',
  path: '/v1/admin/usuarios/:id/cerrar-sesiones',
  access: 'manage all',
  summary: 'Termina todas sus sesiones',
  params,
  response: usuarioSchema,
});
