import { parseFecha, TARIFAS, TARIFAS_DE_SUMINISTRO, ZONAS } from '@vatio/domain';
import { z } from 'zod';
import { MOST_SUPPLIES } from './analisis.ts';

/** Several nouns share these pieces of the energy vocabulary. */
export const tarifaSchema = z.enum(TARIFAS, {
  error: `Tarifa desconocida; son ${TARIFAS.join(', ')}`,
});

/** What a supply, its product or its contract has: a tariff of electricity or a toll group of gas. */
export const tarifaDeSuministroSchema = z.enum(TARIFAS_DE_SUMINISTRO, {
  error: `Tarifa desconocida; son ${TARIFAS_DE_SUMINISTRO.join(', ')}`,
});

export const zonaSchema = z.enum(ZONAS, { error: `Zona desconocida; son ${ZONAS.join(', ')}` });

export const magnitudSchema = z.enum(['energia', 'potencia'], { error: 'Ha de ser «energia» o «potencia»' });

export const usoSchema = z.enum(['vivienda', 'otros'], { error: 'Ha de ser «vivienda» u «otros»' });

export const fechaSchema = z
  .string({ error: 'Falta la fecha, en la forma AAAA-MM-DD' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'La fecha va en la forma AAAA-MM-DD')
  .refine((texto) => texto >= '1900' && parseFecha(texto).ok, {
    error: ({ input }) => `La fecha ${input} no existe en el calendario`,
  });

/** A month is written `2026-10`. */
export const mesSchema = z
  .string()
  .regex(/^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])$/, 'El mes va en la forma AAAA-MM');

export const tipoMedidaSchema = z.union(
  [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
  {
    error: 'El tipo de medida va de 1 a 5',
  },
);

/** The limit is far above any supply, and low enough for sums of products to stay finite. */
const MAX_CANTIDAD = 1e12;

const cantidad = z
  .number({ error: 'Ha de ser un número' })
  .max(MAX_CANTIDAD, 'Es un número demasiado grande');

/** A quantity of kW, kWh or kVArh is zero or more. */
export const cantidadSchema = cantidad.nonnegative('No puede ser negativo');

/** The price of a power, a rental or a service is never below zero. */
export const precioSchema = cantidad.nonnegative('El precio no puede ser negativo');

/** What the market pays or charges for energy, which is below zero when there is too much of it. */
export const precioDeEnergiaSchema = cantidad.min(-MAX_CANTIDAD, 'Es un número demasiado pequeño');

/** The list goes from P1 to Pn. */
export const preciosDeEnergiaSchema = z
  .array(precioDeEnergiaSchema)
  .min(2, 'Al menos dos periodos')
  .max(6, 'Como mucho seis periodos');

/** A rate is per one: 0.21 is 21 %. */
export const porUnoSchema = cantidad
  .min(0, 'Va de 0 a 1 (tanto por uno)')
  .max(1, 'Va de 0 a 1 (tanto por uno)');

/** The list goes from P1 to Pn. */
export const porPeriodoSchema = z
  .array(cantidadSchema)
  .min(2, 'Al menos dos periodos')
  .max(6, 'Como mucho seis periodos');

/** From P1 to Pn, as many as the tariff of the supply has: gas has one energy and no power. */
export const deSuministroSchema = z.array(cantidadSchema).max(6, 'Como mucho seis periodos');

/** A local instant without offset marks the start of an interval: `2026-01-13T09:00`. */
export const instanteSchema = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/,
    'Instante local sin huso, como 2026-01-13T09:00 (inicio del intervalo)',
  );

/** The CUPS of an analysis in an address. The limit fits as many as one may have, each with 22 characters and a comma. */
export const cupsDeAnalisisSchema = z
  .string()
  .max(MOST_SUPPLIES * 23)
  .transform((text) => text.split(',').filter(Boolean));
