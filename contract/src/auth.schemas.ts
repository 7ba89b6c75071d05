import { z } from 'zod';
import { AREAS } from './areas-de-plantilla.ts';
import * as calls from './auth.ts';
import { ROLES } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { TARJETAS } from './inicio.ts';
import { PAGE_SIZES } from './list.ts';

export { allows, ROLES, type Role, SAMPLE_CART_ITEMS } from './auth.ts';

/** How many rows a page of a list has where its address does not say. */
export const filasPorPaginaSchema = z.literal(PAGE_SIZES, 'Una página tiene 10, 25, 50 o 100 filas');

/** The cards of the home page in the order of the person; those that it leaves out stand at its end. */
export const ordenDeInicioSchema = z
  .array(z.enum(TARJETAS))
  .refine((orden) => new Set(orden).size === orden.length, 'Cada tarjeta va una sola vez');

export const userDataSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(ROLES),
  ability: z.array(z.object({ action: z.string(), subject: z.string() })),
  extras: z.object({ eCommerceCartItemsCount: z.number().int() }),
  /** The areas of the template that the house hides; a session of the demonstration says none. */
  hiddenAreas: z.array(z.enum(AREAS)).optional(),
  /** Nobody has shown them around yet. */
  isNew: z.boolean().optional(),
  /** The size that they have chosen for the pages of lists. */
  filasPorPagina: filasPorPaginaSchema.optional(),
  /** The order that they have chosen for the cards of the home page; a card that came later stands at its end. */
  ordenDeInicio: z.array(z.enum(TARJETAS)).optional(),
});

export type UserData = z.infer<typeof userDataSchema>;

export const tokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

export const sessionSchema = tokenPairSchema.extend({ userData: userDataSchema });

export type SignedIn = z.infer<typeof sessionSchema>;

export const demo = endpoint({
  ...calls.demo,
  summary:
    'Con qué más se puede entrar: las cuentas de una demostración, y el proveedor de identidad de la casa',
  response: z.object({
    cuentas: z.array(z.object({ email: z.string(), password: z.string() })),
    /** The name of the identity provider by which one may enter too; null without one. */
    proveedor: z.string().nullable(),
  }),
  wholeForClients: 'What the sign-in page prints for everybody.',
});

export type CuentaDemo = z.infer<typeof demo.response>['cuentas'][number];

export const login = endpoint({
  ...calls.login,
  summary:
    'Abre la sesión y entrega los dos testigos y los datos del usuario, o el testigo con el que dar el segundo paso',
  body: z.strictObject({
    email: z.string().trim().min(1, 'Escribe el correo').max(254),
    password: z.string().min(1, 'Escribe la contraseña').max(1024),
  }),
  response: z.union([sessionSchema, z.object({ segundoPaso: z.string() })]),
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});

export const secondStep = endpoint({
  ...calls.secondStep,
  summary: 'Da el segundo paso con un código de la aplicación o uno de recuperación, y abre la sesión',
  body: z.strictObject({
    /** The `segundoPaso` that the first step answered; it is good for five minutes. */
    testigo: z.string().min(1).max(2048),
    codigo: z.string().trim().min(1, 'Escribe el código').max(40),
  }),
  response: sessionSchema,
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});

export const register = endpoint({
  ...calls.register,
  summary: 'Crea una cuenta de cliente, pendiente de que un administrador la apruebe',
  body: z.strictObject({
    fullName: z.string().trim().min(1, 'Escribe el nombre').max(200),
    username: z
      .string()
      .trim()
      .regex(/^[a-zA-Z0-9._-]{3,40}$/, 'De 3 a 40 letras, cifras, puntos o guiones'),
    email: z.email('No es un correo válido').max(254),
    password: z.string().min(10, 'Al menos 10 caracteres').max(1024),
  }),
  response: z.object({ estado: z.literal('pendiente') }),
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});

export const refresh = endpoint({
  ...calls.refresh,
  summary: 'Cambia el testigo de refresco por un par nuevo; usado dos veces, termina toda la familia',
  body: z.strictObject({ refreshToken: z.string().min(1).max(4096) }),
  response: tokenPairSchema.extend({
    /** As they are now: what `userData` says of them is as old as the session. */
    hiddenAreas: userDataSchema.shape.hiddenAreas,
    filasPorPagina: userDataSchema.shape.filasPorPagina,
    ordenDeInicio: userDataSchema.shape.ordenDeInicio,
  }),
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});

export const logout = endpoint({
  ...calls.logout,
  summary: 'Termina la familia del testigo de refresco',
  body: z.strictObject({ refreshToken: z.string().min(1).max(4096) }),
  wholeForClients: 'It answers nothing, whoever asks.',
});

/**
 * The answer and its time are the same whether or not the account exists, so that nobody can find out who has
 * one.
 */
export const forgotPassword = endpoint({
  ...calls.forgotPassword,
  summary: 'Envía un enlace de un solo uso para cambiar la contraseña; vale una hora',
  body: z.strictObject({ email: z.email('No es un correo válido').max(254) }),
  wholeForClients: 'It answers nothing, whoever asks.',
});

/** The link is `/reset-password#token=…`: what comes after the sign never reaches a server's log. */
export const resetPassword = endpoint({
  ...calls.resetPassword,
  summary: 'Cambia la contraseña con el enlace del correo o de la invitación, y termina todas las sesiones',
  body: z.strictObject({
    token: z.string().min(1).max(200),
    password: z.string().min(10, 'Al menos 10 caracteres').max(1024),
  }),
  response: z.object({ email: z.string() }),
  wholeForClients: 'Tokens and data of the very account that proves to be theirs.',
});
