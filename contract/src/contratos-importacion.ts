import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const filaSchema = z.object({
  /** Row of the file, 1-based. */
  fila: z.int(),
  accion: z.enum(['nuevo', 'sin-cambios', 'error']),
  cups: z.string(),
  producto: z.string(),
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
  query: z.strictObject({ ensayo: z.enum(['si', 'no']).default('si') }),
  response: z.object({
    /** Null in a trial, and when a row was wrong: then nothing is kept. */
    importacionId: z.string().nullable(),
    nuevos: z.int(),
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
        contratos: z.int(),
        revertida: z.string().nullable(),
      }),
    ),
  }),
});

export const revertir = endpoint({
  method: 'POST',
  path: '/v1/contratos/importaciones/:id/revertir',
  access: 'manage all',
  summary: 'Quita los contratos que trajo un fichero, salvo los que alguien tocó después',
  params: z.object({ id: z.string().max(60) }),
  response: z.object({ quitados: z.int(), conservados: z.int() }),
});
