import type { Unidad } from './cifras-impresas.ts';

/** The unit of the figures of a column or of a row, by the words at its head. */
export function unidadDeCelda(llano: string): Unidad | undefined {
  const conEuros = /€|eur/.test(llano);
  if (/kvarh/.test(llano)) return conEuros ? '€/kVArh' : 'kVArh';
  if (/kwh/.test(llano)) return conEuros || /precio/.test(llano) ? '€/kWh' : 'kWh';
  if (/kw/.test(llano)) {
    if (!conEuros && !/precio/.test(llano)) return 'kW';
    if (/dia/.test(llano)) return '€/kW·día';
    if (/ano/.test(llano)) return '€/kW·año';
    return /mes/.test(llano) ? '€/kW·mes' : '€/kW';
  }
  if (/^dias/.test(llano)) return 'días';
  if (/importe|^€$|^euros$|^total/.test(llano)) return '€';
  return undefined;
}
