import { readStoredQuarters } from './cuartos-guardados.ts';
import type { PuntoDeEstudio } from './punto-de-estudio.ts';
import type { Documento } from './tables.ts';

/** A point as the study of a saved analysis took it. */
export function puntoGuardado({ punto, ...guardado }: Documento['puntos'][number]): PuntoDeEstudio {
  const { consumos, cuartos, mercado, pvpc, precioEnergiaCliente, precioPotenciaCliente } = guardado;
  const { precioFijoCliente, precioExcedentesCliente, potenciaEstudio, productoId } = guardado;
  return {
    ficha: punto,
    consumos,
    cuartos: cuartos && readStoredQuarters(cuartos),
    mercado,
    mercadoPvpc: pvpc && {
      mediasEurKwh: pvpc.precioEnergia,
      fuente: pvpc.fuente,
      desde: pvpc.desde,
      hasta: pvpc.hasta,
    },
    precioEnergiaCliente,
    precioPotenciaCliente,
    precioFijoCliente,
    precioExcedentesCliente,
    potenciaEstudio,
    productoId,
  };
}
