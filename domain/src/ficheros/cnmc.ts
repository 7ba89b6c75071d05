import { nombreLlano } from './campos.ts';
import { curvaConCabecera } from './curva-con-cabecera.ts';
import type { Fila } from './formato.ts';

/**
 * The file that the CNMC comparator takes: `CUPS;Fecha;Hora;Consumo;Metodo_obtencion`, also with `Consumo_kWh`.
 * Dates `dd/mm/aaaa`, hours 1…24 (25 in October) that mark the end, kWh.
 */
export const cnmc = curvaConCabecera({
  formato: 'cnmc',
  nombre: 'Comparador de la CNMC',
  alias: {
    cups: ['cups'],
    fecha: ['fecha'],
    hora: ['hora'],
    activa: ['consumo'],
    metodo: ['metodoobtencion'],
  },
  obligatorias: ['fecha', 'hora', 'activa', 'metodo'],
  divisorSinUnidad: 1,
  confirms: (cabecera, _columnas, filas) => isCnmc(cabecera, filas),
});

/**
 * Datadis writes nearly the same header. The comparator's says `Consumo` without unit, or `Metodo_obtencion` with
 * its hours as bare numbers; only Datadis has the columns of self-consumption.
 */
export function isCnmc(cabecera: Fila, filas: readonly Fila[]): boolean {
  const llanos = cabecera.campos.map(nombreLlano);
  if (llanos.some((llano) => llano.startsWith('energia'))) return false;
  if (llanos.includes('consumo')) return true;
  const hora = llanos.indexOf('hora');
  const conGuion = cabecera.campos.some((celda) => /^m[eé]todo[ _]obtenci[oó]n$/i.test(celda.trim()));
  return conGuion && filas.some((fila) => /^\d{1,2}$/.test(fila.campos[hora]?.trim() ?? ''));
}
