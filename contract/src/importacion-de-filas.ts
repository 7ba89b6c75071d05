export type * from './importacion-de-filas.schemas.ts';

/** Files of clients and of contracts: tried first, and then gone through row by row as an operation. */

/** The most that a file may have; a larger one is cut in several. */
export const MAX_FILAS = 50_000;

export const MAX_BYTES = 20 * 1024 ** 2;

/** Rows that an answer shows, the wrong ones first. */
export const MAX_FILAS_A_LA_VISTA = 1_000;

export const MODOS = ['ambos', 'crear', 'cambiar'] as const;

export type Modo = (typeof MODOS)[number];

export const ACCIONES = ['error', 'crear', 'cambiar', 'sin-cambios'] as const;

export type Accion = (typeof ACCIONES)[number];
