import { z } from 'zod';
import { clienteBloqueadoSchema } from './bloqueo.schemas.ts';
import { camposSchema } from './campos.schemas.ts';
import { tipoMedidaSchema, usoSchema } from './dominio.schemas.ts';
import { etiquetasSchema } from './etiquetas.schemas.ts';
import { versionSchema } from './list.schemas.ts';
import { referenciaSchema } from './referencia.schemas.ts';

/** The answers on a supply point: in a list, on its sheet, and the part that its client reads. */

export const puntoSuministroRowSchema = z.object({
  /** The 20 characters of the supply point. */
  cups: z.string(),
  cliente: referenciaSchema.nullable(),
  clienteBloqueado: clienteBloqueadoSchema,
  comercial: referenciaSchema.nullable(),
  direccion: z.string().nullable(),
  codigoPostal: z.string().nullable(),
  municipio: z.string().nullable(),
  /** The two digits of the province (INE). */
  provincia: z.string().nullable(),
  distribuidora: z.string().nullable(),
  /** Null when the point still has a tariff of before June 2021. */
  tarifa: z.string().nullable(),
  zona: z.string(),
  potenciasKw: z.array(z.number()),
  consumoAnualKwh: z.number().nullable(),
  conContrato: z.boolean(),
  /** The date of the SIPS data, when there are some. */
  fechaSips: z.string().nullable(),
  etiquetas: etiquetasSchema,
  campos: camposSchema,
  actualizado: z.string(),
});

export type PuntoSuministroRow = z.infer<typeof puntoSuministroRowSchema>;

/** A client's account reads these fields of its supply points in a list. */
export const puntoRowDeClienteSchema = puntoSuministroRowSchema.pick({
  cups: true,
  cliente: true,
  clienteBloqueado: true,
  comercial: true,
  direccion: true,
  codigoPostal: true,
  municipio: true,
  provincia: true,
  distribuidora: true,
  tarifa: true,
  zona: true,
  potenciasKw: true,
  consumoAnualKwh: true,
  conContrato: true,
  fechaSips: true,
  actualizado: true,
});

/** The SIPS sheet as it was stored: codes stay texts. */
export const sipsSchema = z.object({
  fecha: z.string(),
  formato: z.string(),
  datos: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const puntoSuministroSchema = puntoSuministroRowSchema.extend({
  frontera: z.string().nullable(),
  tipoMedida: tipoMedidaSchema,
  uso: usoSchema,
  cnae: z.string().nullable(),
  /** The highest power that the distributor recognises, kW. */
  derechosExtensionKw: z.number().nullable(),
  /** Meter rental, €/month; null when unknown. */
  alquilerEurMes: z.number().nullable(),
  sips: sipsSchema.nullable(),
  /** The first and last day that have a load curve. */
  curva: z.object({ desde: z.string(), hasta: z.string(), resolucion: z.int() }).nullable(),
  /** What its client has signed with another house for it, as far as a file has said; absent for a client's account. */
  contratoAjeno: z
    .object({
      comercializadora: z.string().nullable(),
      desde: z.string().nullable(),
      fin: z.string().nullable(),
    })
    .nullable()
    .optional(),
  version: versionSchema,
});

export type PuntoSuministro = z.infer<typeof puntoSuministroSchema>;

/** A client's account reads all that the distributor and the meter say of its supply point. */
export const puntoDeClienteSchema = puntoRowDeClienteSchema.extend(
  puntoSuministroSchema.pick({
    frontera: true,
    tipoMedida: true,
    uso: true,
    cnae: true,
    derechosExtensionKw: true,
    alquilerEurMes: true,
    sips: true,
    curva: true,
    version: true,
  }).shape,
);

/** An analysis freezes these fields, without those that only hold today. */
export const puntoCongeladoSchema = puntoSuministroSchema.omit({
  clienteBloqueado: true,
  etiquetas: true,
  campos: true,
  contratoAjeno: true,
});

export type PuntoCongelado = z.infer<typeof puntoCongeladoSchema>;
