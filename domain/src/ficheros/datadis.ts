import { isCnmc } from './cnmc.ts';
import { curvaConCabecera } from './curva-con-cabecera.ts';
import { isPlainDatadis, LectorDatadisBytes } from './lectura-datadis-bytes.ts';

/**
 * Hourly consumption downloaded from Datadis:
 * `CUPS;Fecha;Hora;consumo_kWh;metodoObtencion[;energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh]`.
 * Dates `aaaa/mm/dd` or `dd/mm/aaaa`; hours `01:00`…`24:00` (`25:00` in October) mark the end.
 */
export const datadis = curvaConCabecera({
  formato: 'datadis',
  nombre: 'Datadis, consumo horario',
  alias: {
    cups: ['cups'],
    fecha: ['fecha'],
    hora: ['hora'],
    activa: ['consumo'],
    metodo: ['metodoobtencion'],
    vertida: ['energiavertida'],
    generada: ['energiagenerada'],
    autoconsumida: ['energiaautoconsumida'],
  },
  obligatorias: ['fecha', 'hora', 'activa'],
  etiqueta: 'fin',
  createByteReader: (deteccion) =>
    isPlainDatadis(deteccion) ? new LectorDatadisBytes(deteccion) : undefined,
  confirms: (cabecera, _columnas, filas) => !isCnmc(cabecera, filas),
});
