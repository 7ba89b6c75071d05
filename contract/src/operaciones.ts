import type { QueryOf } from './endpoint.ts';
import { pagedParameters } from './list-parameters.ts';
import type * as schemas from './operaciones.schemas.ts';

export type * from './operaciones.schemas.ts';

/** Work over many rows at once: its kind, its progress, the result of each row, and what undoes it. */

export const TIPOS = [
  'asignacion',
  'traspaso',
  'importacion-clientes',
  'importacion-contratos',
  'importacion-puntos',
  'contratos',
  'propuestas',
  'propuestas-de-renovacion',
  'clientes',
  'cuentas',
  'productos',
  'tareas',
  'puntos',
  'comerciales',
  'etiquetas',
  'campos',
] as const;

export type Tipo = (typeof TIPOS)[number];

export const ESTADOS = ['en-cola', 'en-marcha', 'terminada', 'cancelada', 'fallida'] as const;

export type Estado = (typeof ESTADOS)[number];

export const RESULTADOS = ['pendiente', 'hecha', 'sin-cambios', 'rechazada'] as const;

export type Resultado = (typeof RESULTADOS)[number];

/** An operation works on things of one of these kinds. */
export const ENTIDADES = [
  'cliente',
  'contrato',
  'propuesta',
  'comercial',
  'punto-suministro',
  'usuario',
  'producto',
  'tarea',
] as const;

export type Entidad = (typeof ENTIDADES)[number];

export const list = { method: 'GET', path: '/v1/operaciones', access: 'read Auth' } as const;

export const get = { method: 'GET', path: '/v1/operaciones/:id', access: 'read Auth' } as const;

export const events = { method: 'GET', path: '/v1/operaciones/:id/eventos', access: 'read Auth' } as const;

export const cancel = {
  method: 'POST',
  path: '/v1/operaciones/:id/cancelar',
  access: 'read Auth',
} as const;

export const resume = {
  method: 'POST',
  path: '/v1/operaciones/:id/reanudar',
  access: 'read Auth',
  peopleOnly: true,
} as const;

export const undo = {
  method: 'POST',
  path: '/v1/operaciones/:id/deshacer',
  access: 'read Auth',
  peopleOnly: true,
} as const;

export const rows = { method: 'GET', path: '/v1/operaciones/:id/filas', access: 'read Auth' } as const;

export const result = {
  method: 'GET',
  path: '/v1/operaciones/:id/resultado',
  access: 'read Auth',
} as const;

export const errors = { method: 'GET', path: '/v1/operaciones/:id/errores', access: 'read Auth' } as const;

/** The address of the list admits these parameters. */
export const parameters = pagedParameters<QueryOf<typeof schemas.list>>(
  { tipo: { kind: 'text', choices: TIPOS } },
  ['creado'],
);
