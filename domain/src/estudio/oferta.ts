import type { Compensacion } from '../excedentes/compensacion.ts';
import type { Totales } from '../factura/totales.ts';
import type { ImportePorTermino } from '../indexado/terminos.ts';
import { type PreciosDeOferta, type Producto, preciosConFees, priceEnergia } from '../producto.ts';
import { ok, type Result } from '../result.ts';
import type { EnergiaConsumida, PrecioDeEnergia } from '../tipos-de-producto/reglas-de-tipo.ts';
import type { EntradaEstudio, EntradaSinOfertas } from './entrada.ts';
import type { Preparado } from './lado.ts';
import { type LadoConExcedentes, ladoDe } from './lado-con-excedentes.ts';
import { type PreciosCompletos, preciosCompletos } from './precios-completos.ts';

/** By how much the market is moved to show what an offer that follows it would cost, per cent. */
const VARIACIONES_PCT = [-20, 20] as const;

/**
 * What the energy of a product costs. No fee is in it, so it is calculated once for each; `cambios` are those of a market
 * that moves, and of a price with peajes and cargos inside.
 */
export type EnergiaDe = (
  producto: Producto,
  cambios?: Partial<Pick<EnergiaConsumida, 'variacionDeMercado' | 'peajesIncluidos'>>,
) => Result<PrecioDeEnergia>;

export function preciosDeEnergia(
  { tarifa, fecha: dia, mercado }: EntradaSinOfertas,
  consumosKwh: readonly number[],
): EnergiaDe {
  const calculados = new WeakMap<Producto, Result<PrecioDeEnergia>>();
  return (producto, cambios) => {
    const { peajesIncluidos } = producto;
    const mediasMercadoEurKwh = mercado?.mediasEurKwh;
    const consumida = { tarifa, dia, consumosKwh, peajesIncluidos, mediasMercadoEurKwh };
    if (cambios) return priceEnergia(producto, { ...consumida, ...cambios });
    const precio = calculados.get(producto) ?? priceEnergia(producto, consumida);
    calculados.set(producto, precio);
    return precio;
  };
}

export type Ofrecida = LadoConExcedentes &
  Pick<PreciosCompletos, 'notas'> & {
    readonly producto: Producto;
    readonly precios: PreciosDeOferta;
    readonly preciosCompletos: PreciosDeOferta;
    readonly aproximado: boolean;
    readonly terminos: ImportePorTermino | null;
    readonly alVariar: readonly { readonly variacionPct: number; readonly totales: Totales }[];
  };

/** What a study and its products share, for one offer after another. */
type Comun = { readonly propuesta: readonly Preparado[]; readonly energiaDe: EnergiaDe };

/** The offer of a product that may be sold; where its bills are wanted, with what the market does to it. */
export function makeOffer(entrada: EntradaEstudio, producto: Producto, comun: Comun): Result<Ofrecida> {
  const energia = comun.energiaDe(producto);
  if (!energia.ok) return energia;
  const conFacturas = entrada.detalle === undefined || (entrada.detalle?.has(producto.id) ?? false);
  const facturada = billOffer(entrada, producto, { ...comun, energia: energia.value, conFacturas });
  if (!facturada.ok) return facturada;
  const { aproximado, terminos } = energia.value;
  const base = { ...facturada.value, producto, aproximado };
  if (!conFacturas || terminos === null) return ok({ ...base, terminos: null, alVariar: [] });
  const completa = comun.energiaDe(producto, { peajesIncluidos: true });
  if (!completa.ok) return completa;
  const alVariar: Ofrecida['alVariar'][number][] = [];
  for (const variacionPct of VARIACIONES_PCT) {
    const movida = comun.energiaDe(producto, { variacionDeMercado: variacionPct / 100 });
    if (!movida.ok) return movida;
    const lado = billOffer(entrada, producto, { ...comun, energia: movida.value, conFacturas: false });
    if (!lado.ok) return lado;
    alVariar.push({ variacionPct, totales: lado.value.totales });
  }
  return ok({ ...base, terminos: completa.value.terminos, alVariar });
}

function billOffer(
  entrada: EntradaEstudio,
  producto: Producto,
  {
    propuesta,
    energia,
    conFacturas,
  }: Pick<Comun, 'propuesta'> & { readonly energia: PrecioDeEnergia; readonly conFacturas: boolean },
): Result<Pick<Ofrecida, keyof LadoConExcedentes | 'precios' | 'preciosCompletos' | 'notas'>> {
  const propios = preciosConFees(producto, energia.energiaEurKwh, entrada.fees);
  if (!propios.ok) return propios;
  const completos = preciosCompletos(propios.value, entrada.tarifa, entrada.fecha);
  if (!completos.ok) return completos;
  const { precios, notas } = completos.value;
  const lado = ladoDe({
    preparados: propuesta,
    precios,
    compensacion: compensacionDe(producto),
    conFacturas,
  });
  if (!lado.ok) return lado;
  return ok({ ...lado.value, precios: propios.value, preciosCompletos: precios, notas });
}

/**
 * What the product makes of surplus. A study adds peajes and cargos to a price without them, and its supplier, whose bills
 * have them on lines of their own, compensates none of those.
 */
function compensacionDe({ excedentes, peajesIncluidos }: Producto): Compensacion | null {
  if (!excedentes || peajesIncluidos) return excedentes ?? null;
  return { ...excedentes, tope: 'energia-sin-peajes' };
}
