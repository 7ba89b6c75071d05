import type { analisis } from '@vatio/contract';
import type { ResumenDePunto } from '../mesa/resumen-de-puntos.ts';

/** The line of a kept point, with the figures that were kept. */
export function resumenGuardado(
  { datosCupsProducto }: analisis.Analisis,
  { cups, punto, idProducto, actual }: analisis.Analisis['puntos'][number],
): ResumenDePunto {
  const dato = datosCupsProducto.find((uno) => uno.cups === cups && uno.idProducto === idProducto);
  return {
    cups,
    nombre: punto.direccion ?? punto.cliente?.nombre ?? '',
    tarifa: punto.tarifa ?? '',
    consumoKwh: punto.consumoAnualKwh,
    producto: dato?.producto,
    actualEur: actual.totales.total,
    ofertaEur: dato?.totales.total,
    ahorroAnualEur: dato?.ahorroAnualEur,
    comisionEur: dato && dato.comision === undefined ? null : dato?.comision?.totalEur,
    problema: undefined,
  };
}
