import { periodosDe, type Tarifa } from '../tarifas.ts';
import { numeroDe, type ObjetoDeRespuesta, objetosDe, textoDe } from './objeto-de-respuesta.ts';

/** The highest demand of each period of power in a month `AAAA-MM`, kW. */
export type MaximosDelMes = { readonly mes: string; readonly kw: readonly number[] };

/**
 * Datadis writes W for some distributors and kW for others, and does not say which. A demand is near the contracted power,
 * so that one over so many times it, which is the geometric mean between 1 and 1000, is in W.
 */
const VECES_LA_CONTRATADA = Math.sqrt(1000);

/**
 * What `get-max-power` answers, by months and in kW. Where nobody knows the contracted power nothing tells W from kW, and
 * there is no month.
 */
export function readMaximosDeDatadis(
  respuesta: unknown,
  { tarifa, potenciasKw }: { readonly tarifa: Tarifa; readonly potenciasKw: readonly number[] },
): MaximosDelMes[] {
  const contratada = Math.max(0, ...potenciasKw);
  if (contratada === 0) return [];
  const lecturas = objetosDe(respuesta).flatMap((objeto) => lecturaDe(objeto, tarifa));
  const mayor = Math.max(0, ...lecturas.map(({ valor }) => valor));
  const divisor = mayor > contratada * VECES_LA_CONTRATADA ? 1000 : 1;
  const meses = new Map<string, number[]>();
  for (const { mes, periodo, valor } of lecturas) {
    const kw = meses.get(mes) ?? new Array<number>(periodosDe(tarifa, 'potencia')).fill(0);
    kw[periodo - 1] = Math.max(kw[periodo - 1] ?? 0, valor / divisor);
    meses.set(mes, kw);
  }
  return [...meses].map(([mes, kw]) => ({ mes, kw })).sort((a, b) => a.mes.localeCompare(b.mes));
}

function lecturaDe(objeto: ObjetoDeRespuesta, tarifa: Tarifa) {
  const [, anio, mes] = /^(\d{4})[/-](\d{2})/.exec(textoDe(objeto, 'date')) ?? [];
  const valor = numeroDe(objeto, 'maxPower');
  const periodo = periodoDe(textoDe(objeto, 'period').toUpperCase(), tarifa);
  if (anio === undefined || valor === undefined || periodo === undefined) return [];
  return [{ mes: `${anio}-${mes}`, periodo, valor }];
}

/** Power has two periods in 2.0TD: that of punta and llano, and valle (Circular 3/2020, art. 7). */
function periodoDe(texto: string, tarifa: Tarifa): number | undefined {
  const periodos = periodosDe(tarifa, 'potencia');
  const numero = Number(/^P?([1-6])$/.exec(texto)?.[1]);
  if (numero >= 1) return numero <= periodos ? numero : undefined;
  if (periodos !== 2) return undefined;
  if (texto === 'PUNTA' || texto === 'LLANO') return 1;
  return texto === 'VALLE' ? 2 : undefined;
}
