import { z } from 'zod';
import { CAMPOS_DE_FUSION } from './campos-de-cliente.ts';
import { clienteSchema } from './clientes.schemas.ts';
import * as calls from './clientes-admin.ts';
import { fechaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { versionSchema } from './list.schemas.ts';

export { CAMPOS_DE_FUSION } from './campos-de-cliente.ts';

/** Only administrators may make these calls. */

const params = z.object({ id: z.string().max(60) });

export const block = endpoint({
  ...calls.block,
  summary: 'Lo cierra a nuevas operaciones, con su motivo',
  params,
  body: z.strictObject({ motivo: z.string().trim().min(1, 'Escribe el motivo').max(500) }),
  response: clienteSchema,
});

export const unblock = endpoint({
  ...calls.unblock,
  summary: 'Vuelve a abrirlo',
  params,
  response: clienteSchema,
});

const campoDeFusion = z.object({
  campo: z.enum(CAMPOS_DE_FUSION),
  /** Both values are written as a person reads them. */
  este: z.string().nullable(),
  otro: z.string().nullable(),
});

export const previewFusion = endpoint({
  ...calls.previewFusion,
  summary: 'En qué se distinguen dos fichas, y qué pasaría de la otra a esta',
  params: z.object({ id: z.string().max(60), otroId: z.string().max(60) }),
  response: z.object({
    este: clienteSchema,
    otro: clienteSchema,
    /** Fields that are equal on both sides are left out. */
    campos: z.array(campoDeFusion),
  }),
});

export const merge = endpoint({
  ...calls.merge,
  summary: 'Pasa a esta ficha todo lo de la otra, que se borra',
  params: z.object({ id: z.string().max(60), otroId: z.string().max(60) }),
  body: z.strictObject({
    /**
     * These fields are taken from the other client. The rest stay as they are, and empty ones are filled from
     * the other.
     */
    delOtro: z.array(z.enum(CAMPOS_DE_FUSION)),
    version: versionSchema,
    versionDelOtro: versionSchema,
  }),
  response: clienteSchema,
});

/** GDPR art. 17 and LOPDGDD art. 32: what must be kept is hidden until it prescribes, and then destroyed. */
export const blockDatos = endpoint({
  ...calls.blockDatos,
  summary: 'Primer paso de la supresión: nadie más que administración lo ve',
  params,
  body: z.strictObject({
    motivo: z.string().trim().min(1, 'Escribe el motivo').max(500),
    /**
     * The first day on which the data may be destroyed: six years from today when absent (Código de Comercio,
     * art. 30).
     */
    conservarHasta: fechaSchema.optional(),
  }),
  response: clienteSchema,
});

export const unblockDatos = endpoint({
  ...calls.unblockDatos,
  summary: 'Deshace el bloqueo de los datos',
  params,
});

/** The answer is 409 `conservacion-pendiente` while the data must still be kept. */
export const erase = endpoint({
  ...calls.erase,
  summary: 'Destruye los datos personales, pasado el plazo de conservación',
  params,
  response: z.object({ suprimido: z.literal(true) }),
});

/**
 * The zip holds every document, and `datos.json` with all that is stored on the person, by table (GDPR, arts.
 * 15 and 20).
 */
export const datosPersonales = endpoint({
  ...calls.datosPersonales,
  answers: ['application/zip'],
  summary: 'Todo lo que se guarda de un cliente, en un ZIP (derecho de acceso)',
  params,
});
