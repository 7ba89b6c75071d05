import {
  type CampoDePrecio,
  type PreciosPorTipo,
  TIPOS_DE_PRODUCTO,
  type TipoDeProducto,
} from '@vatio/domain';
import { z } from 'zod';
import { precioSchema } from './dominio.schemas.ts';

export const tipoDeProductoSchema = z.enum(TIPOS_DE_PRODUCTO);

/** The list goes from P1 to Pn. A period without a price is null, never zero. */
export const preciosSchema = z.array(precioSchema.nullable()).min(2).max(6);

const terminosSchema = z.strictObject({
  serviciosAjusteEurKwh: precioSchema,
  desviosEurKwh: precioSchema,
  garantiasOrigenEurKwh: precioSchema,
  operadoresEurKwh: precioSchema,
  fneeEurKwh: precioSchema,
  margenEurKwh: precioSchema,
  capacidadEurKwh: z.array(precioSchema).min(3).max(6).optional(),
  /** 1.015 when absent; 1 / 0.985 where the municipal rate is charged over the gross income. */
  factorTasaMunicipal: z.number().min(1).max(1.1).optional(),
});

/** As many as the tariff has powers: none of gas. */
export const preciosDePotenciaSchema = z.array(precioSchema.nullable()).max(6);

/** What each kind of product asks of its own prices. */
const PRECIOS = {
  fijo: { energiaEurKwh: preciosSchema },
  indexado: { terminos: terminosSchema, mediasMercadoEurKwh: z.array(precioSchema).min(3).max(6) },
  gas: { fijoEurMes: precioSchema, variableEurKwh: precioSchema },
} satisfies { readonly [T in TipoDeProducto]: Readonly<Record<keyof PreciosPorTipo[T], z.ZodType>> };

/** The prices of a version as they travel: those of its kind, and null for those that only other kinds have. */
export const preciosDeTipo = {
  ...orNull(PRECIOS.fijo),
  ...orNull(PRECIOS.indexado),
  /** Versions and calls older than gas lack them. */
  fijoEurMes: PRECIOS.gas.fijoEurMes.nullable().optional(),
  variableEurKwh: PRECIOS.gas.variableEurKwh.nullable().optional(),
} satisfies Record<CampoDePrecio, z.ZodType>;

function orNull<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([field, schema]) => [field, schema.nullable()]);
  return Object.fromEntries(fields) as { [F in keyof Shape]: z.ZodNullable<Shape[F]> };
}
