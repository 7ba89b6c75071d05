import { round } from '../exact.ts';
import type { PreciosFactura } from '../factura/entrada.ts';
import type { Totales } from '../factura/totales.ts';
import { mayHavePvpc, potenciaDePvpc } from '../pvpc/derecho-y-potencia.ts';
import type { EntradaSinOfertas } from './entrada.ts';
import { type Preparado, totalLado } from './lado.ts';
import type { MercadoDelSuministro } from './mercado-del-suministro.ts';

const DECIMALES = 9;

type LadoDePvpc = Omit<MercadoDelSuministro, 'mediasEurKwh'> & {
  /** €/kWh of the published PVPC as the supply would have met it, and power at peajes and cargos with the margin. */
  readonly precios: PreciosFactura;
  readonly totales: Totales;
};

/** The bills of the regulated tariff; null without its prices, and for a supply without right to it. */
export function ladoDePvpc(
  { tarifa, mercadoPvpc, fecha, ...entrada }: EntradaSinOfertas,
  propuesta: readonly Preparado[],
): LadoDePvpc | null {
  const { potenciaEstudioKw: potenciasKw = entrada.potenciasKw } = entrada;
  if (!mercadoPvpc || !mayHavePvpc(tarifa, potenciasKw)) return null;
  const potencia = potenciaDePvpc(fecha);
  if (!potencia.ok) return null;
  const { mediasEurKwh, ...dias } = mercadoPvpc;
  const precios = {
    energiaEurKwh: mediasEurKwh.map((precio) => round(precio, DECIMALES)),
    potenciaEurKwAnio: potencia.value.eurKwAnio,
    peajesIncluidos: true,
  };
  const lado = totalLado(propuesta, precios);
  return lado.ok ? { ...dias, precios, totales: lado.value.totales } : null;
}
