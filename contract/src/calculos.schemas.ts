import { z } from 'zod';
import * as calls from './calculos.ts';
import { instanteSchema, magnitudSchema, tarifaSchema, zonaSchema } from './dominio.schemas.ts';
import { endpoint } from './endpoint.ts';
import { etiquetaSchema, respuestasDeMedidas } from './fichero-de-medidas.schemas.ts';

export { bateriaCondensadores } from './bateria-de-condensadores.schemas.ts';
export { f1 } from './f1.schemas.ts';
export { factura } from './factura.schemas.ts';
export { facturaGas } from './factura-gas.schemas.ts';
export { indexado } from './indexado.schemas.ts';
export { lecturaFactura } from './lectura-de-factura.schemas.ts';
export { paneles } from './paneles.schemas.ts';
export { potenciaOptima } from './potencia-optima.schemas.ts';
export { pvpc } from './pvpc.schemas.ts';
export { qr } from './qr-de-factura.schemas.ts';

export const cups = endpoint({
  ...calls.cups,
  summary: 'Comprueba un CUPS y dice qué parte está mal',
  body: z.strictObject({ cups: z.string({ error: 'Falta el CUPS' }).max(200) }),
  response: z.object({
    valido: z.boolean(),
    normalizado: z.string().nullable(),
    frontera: z.string().nullable(),
    distribuidora: z.string().nullable(),
    /** The reason why it is not valid, or that it is of gas. */
    motivo: z.string().nullable(),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});

export const identificador = endpoint({
  ...calls.identificador,
  summary: 'Comprueba un NIF, NIE, CIF o IBAN y dice qué parte está mal',
  body: z.strictObject({
    tipo: z.enum(['nif', 'iban'], { error: 'Ha de ser «nif» o «iban»' }),
    valor: z.string({ error: 'Falta el valor' }).max(200),
  }),
  response: z.object({
    valido: z.boolean(),
    normalizado: z.string().nullable(),
    motivo: z.string().nullable(),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});

const donde = { tarifa: tarifaSchema, zona: zonaSchema, magnitud: magnitudSchema };

export const periodos = endpoint({
  ...calls.periodos,
  summary: 'Periodo de cada instante local, u horas del año en cada periodo',
  body: z
    .strictObject({
      ...donde,
      instantes: z.array(instanteSchema).max(100_000, 'Como mucho 100.000 instantes').optional(),
      anio: z
        .int('El año es un número entero')
        .min(2021, 'Los periodos existen desde 2021')
        .max(2100, 'Como mucho el año 2100')
        .optional(),
    })
    .refine((body) => (body.instantes === undefined) !== (body.anio === undefined), {
      error: 'Indica «instantes» o «anio», uno de los dos',
      path: ['instantes'],
    }),
  response: z.union([z.object({ periodos: z.array(z.int()) }), z.object({ horas: z.array(z.int()) })]),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});

const sumaSchema = { totalKwh: z.number(), periodosKwh: z.array(z.number()) };

export const curva = endpoint({
  ...calls.curva,
  summary: 'Lee un fichero de curva de carga y suma sus kWh por periodo, mes y día',
  multipart: true,
  body: z.strictObject({ tarifa: tarifaSchema, zona: zonaSchema, ...respuestasDeMedidas }),
  response: z.object({
    formato: z.string(),
    /** The CUPS of the file; null when it holds several, which then are summed together. */
    cups: z.string().nullable(),
    /** A file may hold the curves of several supply points; this lists the CUPS of them all. */
    suministros: z.array(z.string()),
    /** Which end of its interval the hour of each row marks; `ordinal` is its number in the day. */
    etiqueta: etiquetaSchema,
    /** Minutes of each interval. */
    resolucion: z.union([z.literal(15), z.literal(60)]),
    /** By what the meaning of the hour was known, in Spanish. */
    motivoEtiqueta: z.string(),
    filas: z.int(),
    rechazadas: z.int(),
    /** Only the first hundred rejected rows are sent. */
    rechazos: z.array(z.object({ linea: z.int(), motivo: z.string(), texto: z.string() })),
    avisos: z.array(z.string()),
    meses: z.array(z.object({ mes: z.string(), ...sumaSchema })),
    dias: z.array(z.object({ dia: z.string(), ...sumaSchema })),
  }),
  wholeForClients: 'Worked out from what the call brings; nothing is read.',
});
