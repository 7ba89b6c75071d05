import { curvaConCabecera } from './curva-con-cabecera.ts';

/**
 * Load curve downloaded from UFD: `CUPS;FECHA;HORA;EHCR (kWh);EHEX (kWh)`. Dates `dd/mm/aaaa`, hours 1…24 (25 in October)
 * that mark the end; EHCR is what the grid delivers, EHEX the surplus that it receives.
 */
export const ufd = curvaConCabecera({
  formato: 'ufd',
  nombre: 'Curva de UFD',
  alias: {
    cups: ['cups'],
    fecha: ['fecha'],
    hora: ['hora'],
    activa: ['ehcr'],
    vertida: ['ehex'],
  },
  obligatorias: ['fecha', 'hora', 'activa'],
});
