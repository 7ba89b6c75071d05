import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const filaSchema = z.object({
  /** Row of the file, 1-based. */
  fila: z.int(),
  accion: z.enum(['crear', 'cambiar', 'sin-cambios', 'error']),
  /** Of the contract that it changes, or that the row says. */
  codigo: z.string().nullable(),
  cups: z.string(),
  producto: z.string(),
  /** Titles of the columns that would change. */
  cambios: z.array(z.string()),
  motivo: z.string().nullable(),
});

export const importar = endpoint({
  method: 'POST',
  path: '/v1/contratos/importacion',
  access: 'manage all',
  summary: 'Lee contratos de un CSV o XLSX; con ensayo no guarda nada y cuenta lo que haría',
  multipart: true,
  body: z.strictObject({
    /** JSON of title → field, for the titles that are not those of the template; remembered for the next file like it. */
    columnas: z.string().max(10_000).optional(),
  }),
  query: z.strictObject({
    ensayo: z.enum(['si', 'no']).default('si'),
    /** What to do with each row, by its code, its CUPS and reference, or its CUPS, product and dates. */
    modo: z.enum(['crear', 'cambiar', 'ambos']).default('ambos'),
  }),
  response: z.object({
    hecho: z.boolean(),
    /** Of a real import: for its errors file, and to undo it with `operaciones`. */
    operacionId: z.string().nullable(),
    creados: z.int(),
    cambiados: z.int(),
    sinCambios: z.int(),
    errores: z.int(),
    /** Each title of the file and the field it fills; null: none. */
    columnas: z.array(z.object({ titulo: z.string(), campo: z.string().nullable() })),
    /** Every field that a column may fill. */
    campos: z.array(z.object({ campo: z.string(), titulo: z.string(), obligatorio: z.boolean() })),
    filas: z.array(filaSchema),
  }),
});

export const plantilla = endpoint({
  method: 'GET',
  path: '/v1/contratos/plantilla',
  access: 'manage all',
  summary: 'Plantilla CSV de contratos, con todas sus columnas',
});

export const importaciones = endpoint({
  method: 'GET',
  path: '/v1/contratos/importaciones',
  access: 'manage all',
  summary: 'Ficheros de contratos cargados, el último primero',
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        fichero: z.string(),
        quien: z.string(),
        cuando: z.string(),
        /** Made or changed, and rows that were left out. */
        contratos: z.int(),
        errores: z.int(),
        revertida: z.string().nullable(),
      }),
    ),
  }),
});

/** The rows that were left out as they came, with their line, the field and why: mend it and import it again. */
export const errores = endpoint({
  method: 'GET',
  path: '/v1/contratos/importaciones/:id/errores',
  access: 'manage all',
  summary: 'Filas que no entraron, en CSV, con línea, campo y motivo',
  params: z.object({ id: z.string().max(60) }),
});
