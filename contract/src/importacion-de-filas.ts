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

/** How a table of text may be read: what its letters are, and what parts its cells. */
export const CODIFICACIONES = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;

export type Codificacion = (typeof CODIFICACIONES)[number];

export const SEPARADORES = [';', '\t', ',', '|'] as const;

export type Separador = (typeof SEPARADORES)[number];

/** The first rows of a file are shown with only so many of their cells. */
export const MAX_COLUMNAS_A_LA_VISTA = 40;

/** What rows do that have something doubtful in them, such as a telephone that is none: they come without it, or not at all. */
export const DUDOSAS = ['sin-lo-dudoso', 'fuera'] as const;

/** What the rows of one file may make at once. */
export const COSAS = ['cliente', 'punto-suministro', 'contrato-ajeno'] as const;

export type Cosa = (typeof COSAS)[number];
