import { round } from '../exact.ts';
import type { Dia } from '../fecha.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import { ok, type Result } from '../result.ts';
import type { Tarifa } from '../tarifas.ts';

/** The only access tariff of the PVPC, up to 10 kW in every period (RD 216/2014 art. 5). */
export const TARIFA_DE_PVPC = '2.0TD';
export const POTENCIA_MAXIMA_DE_PVPC_KW = 10;

/** Commercial margin of the reference suppliers, on the power of punta, €/kW·año (RD 216/2014 art. 8.1, ETU/1948/2016). */
export const MARGEN_DE_PVPC_EUR_KW_ANIO = 3.113;

/** Whether a supply may have the PVPC, by its tariff and its powers, kW. */
export function mayHavePvpc(tarifa: Tarifa, potenciasKw: readonly number[]): boolean {
  return tarifa === TARIFA_DE_PVPC && potenciasKw.every((kw) => kw <= POTENCIA_MAXIMA_DE_PVPC_KW);
}

/** What the PVPC asks for power on a day: peaje, cargo and margin, P1 and P2, and the last day on which it holds. */
export function potenciaDePvpc(
  dia: Dia,
): Result<{ readonly eurKwAnio: readonly number[]; readonly hasta: Dia }> {
  const peaje = precioRegulado('peaje-potencia', TARIFA_DE_PVPC, dia);
  if (!peaje.ok) return peaje;
  const cargo = precioRegulado('cargo-potencia', TARIFA_DE_PVPC, dia);
  if (!cargo.ok) return cargo;
  const eurKwAnio = peaje.value.valores.map((valor, p) =>
    round(valor + cargo.value.valores[p]! + (p === 0 ? MARGEN_DE_PVPC_EUR_KW_ANIO : 0), 6),
  );
  return ok({ eurKwAnio, hasta: Math.min(peaje.value.hasta, cargo.value.hasta) });
}
