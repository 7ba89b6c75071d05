import { round } from '../exact.ts';
import { diaDe, diasDelAnio } from '../fecha.ts';
import { precioRegulado } from '../precios-regulados/consulta.ts';
import { ok, type Result } from '../result.ts';
import { periodosDe, type Tarifa } from '../tarifas.ts';

/**
 * Regulated price of a kW during a whole year, €/kW: peaje + cargo, each table weighed by its days. It is refused
 * (`sin-tabla-regulada`) when a day of the year has no published table.
 */
export function precioPotenciaAnual(tarifa: Tarifa, anio: number): Result<number[]> {
  const suma = new Array<number>(periodosDe(tarifa, 'potencia')).fill(0);
  const fin = diaDe(anio, 12, 31);
  for (const concepto of ['peaje-potencia', 'cargo-potencia'] as const) {
    for (let dia = diaDe(anio, 1, 1); dia <= fin; ) {
      const tabla = precioRegulado(concepto, tarifa, dia);
      if (!tabla.ok) return tabla;
      const hasta = Math.min(tabla.value.hasta, fin);
      const parte = (hasta - dia + 1) / diasDelAnio(anio);
      tabla.value.valores.forEach((valor, i) => {
        suma[i]! += valor * parte;
      });
      dia = hasta + 1;
    }
  }
  return ok(suma.map((valor) => round(valor, 9)));
}
