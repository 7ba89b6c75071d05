export type * from './importacion-de-filas.schemas.ts';

/** A file of clients or contracts is tried first, and its rows are then imported as an operation. */

/** A larger file has to be cut into several. */
export const MAX_FILAS = 50_000;

export const MAX_BYTES = 20 * 1024 ** 2;

/** An answer shows only this many rows, those with errors first. */
export const MAX_FILAS_A_LA_VISTA = 1_000;

export const MODOS = ['ambos', 'crear', 'cambiar'] as const;

export type Modo = (typeof MODOS)[number];

export const ACCIONES = ['error', 'crear', 'cambiar', 'sin-cambios'] as const;

export type Accion = (typeof ACCIONES)[number];
