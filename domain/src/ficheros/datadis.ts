import { isCnmc } from './cnmc.ts';
import { curvaConCabecera } from './curva-con-cabecera.ts';
import { isPlainDatadis, LectorDatadisBytes } from './lectura-datadis-bytes.ts';

/**
 * Hourly consumption downloaded from Datadis:
 * `CUPS;Fecha;Hora;consumo_kWh;metodoObtencion[;energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh]`.
 * Dates `aaaa/mm/dd` or `dd/mm/aaaa`; hours `01:00`…`24:00` (`25:00` in October), or `00:00`…`23:00` for some distributors
 * since January 2026. The English names are those of its API.
 */
export const datadis = curvaConCabecera({
  formato: 'datadis',
  nombre: 'Datadis, consumo horario',
  alias: {
    cups: ['cups'],
    fecha: ['fecha', 'date'],
    hora: ['hora', 'time'],
    activa: ['consumo', 'consumption'],
    metodo: ['metodoobtencion', 'obtainmethod'],
    vertida: ['energiavertida', 'surplusenergy'],
    generada: ['energiagenerada', 'generationenergy'],
    autoconsumida: ['energiaautoconsumida', 'selfconsumptionenergy'],
  },
  obligatorias: ['fecha', 'hora', 'activa'],
  createByteReader: (deteccion) =>
    isPlainDatadis(deteccion) ? new LectorDatadisBytes(deteccion) : undefined,
  confirms: (cabecera, _columnas, filas) => !isCnmc(cabecera, filas),
});
