import { type Exact, exact, over, sum, times } from '../exact.ts';
import type { Dia } from '../fecha.ts';
import { type PrecioVigente, precioRegulado } from '../precios-regulados/consulta.ts';
import { ok, type Result } from '../result.ts';
import type { Tarifa } from '../tarifas.ts';
import { divisorDe, splitIntoTramos } from '../tramos.ts';

type ConceptoDePotencia = 'peaje-potencia' | 'cargo-potencia';
type ConceptoDeEnergia = 'peaje-energia' | 'cargo-energia';

/** Days of a term: `desde` is excluded and `hasta` included. */
type Dias = { readonly tarifa: Tarifa; readonly periodo: number; readonly desde: Dia; readonly hasta: Dia };

/** What the regulated tables of its days make of a quantity, and the mean price by which they do, in the unit of the bill. */
export type Regulado = { readonly importe: Exact; readonly precio: number; readonly fuente: string };

/** kW × price × days, each day with its own year's price and divisor; the price in €/kW·day. */
export function potenciaReguladaAtr(
  conceptos: readonly ConceptoDePotencia[],
  kw: number,
  dias: Dias,
): Result<Regulado> {
  return ofDays(dias, {
    conceptos,
    unidades: kw * (dias.hasta - dias.desde),
    importeDe: ({ valores }, { dia, dias: cuantos }) => {
      const precio = exact(valores[dias.periodo - 1] ?? 0);
      return over(times(times(precio, kw), cuantos), divisorDe(dia).valor);
    },
  });
}

/** kWh × price, where the prices change in the share that their days have; the price in €/kWh. */
export function energiaReguladaAtr(
  conceptos: readonly ConceptoDeEnergia[],
  kwh: number,
  dias: Dias,
): Result<Regulado> {
  const todos = dias.hasta - dias.desde;
  return ofDays(dias, {
    conceptos,
    unidades: kwh,
    importeDe: ({ valores }, { dias: cuantos }) => {
      const entero = times(exact(valores[dias.periodo - 1] ?? 0), kwh);
      return cuantos === todos ? entero : over(times(entero, cuantos), todos);
    },
  });
}

type Cuenta = {
  readonly conceptos: readonly (ConceptoDePotencia | ConceptoDeEnergia)[];
  readonly unidades: number;
  readonly importeDe: (precio: PrecioVigente, tramo: { readonly dia: Dia; readonly dias: number }) => Exact;
};

function ofDays(
  { tarifa, desde, hasta }: Dias,
  { conceptos, unidades, importeDe }: Cuenta,
): Result<Regulado> {
  const partes: Exact[] = [];
  const fuentes = new Set<string>();
  for (const concepto of conceptos) {
    const tramos = splitIntoTramos({
      desde: desde + 1,
      hasta,
      vigencia: (dia) => {
        const precio = precioRegulado(concepto, tarifa, dia);
        if (!precio.ok) return precio;
        // A yearly price is also another one where the divisor changes.
        return ok({ valor: precio.value, hasta: Math.min(precio.value.hasta, divisorDe(dia).hasta) });
      },
      iguales: () => false,
    });
    if (!tramos.ok) return tramos;
    for (const { desde: dia, dias, valor } of tramos.value) {
      partes.push(importeDe(valor, { dia, dias }));
      fuentes.add(valor.fuente);
    }
  }
  const importe = sum(partes);
  const precio = unidades === 0 ? 0 : importe.approx / unidades;
  return ok({ importe, precio, fuente: [...fuentes].join(', ') });
}
