import { curvaConCabecera } from './curva-con-cabecera.ts';

/**
 * Load curve downloaded from e-distribución: `CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO`.
 * Hours 1…24 (25 in October) mark the end; AE is what the grid delivers, AS what it receives.
 */
export const eDistribucion = curvaConCabecera({
  formato: 'e-distribucion',
  nombre: 'Curva de e-distribución',
  alias: {
    cups: ['cups'],
    fecha: ['fecha'],
    hora: ['hora'],
    activa: ['ae'],
    vertida: ['as'],
    autoconsumida: ['aeautocons'],
    metodo: ['realestimado'],
  },
  obligatorias: ['fecha', 'hora', 'activa'],
});
