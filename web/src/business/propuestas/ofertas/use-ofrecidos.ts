import { type analisis, feesOfCall, productoIdOf, type propuestas, withProductoId } from '@vatio/contract';
import { eleccionDe, useElegidos } from '../nueva/use-elegidos.ts';

type Parte = string | propuestas.PorHacer;

/**
 * What each part of an offer offers: a saved analysis the products that were chosen in it, and one that is still to be made
 * those that it names. Other fees change every figure, which only the server calculates.
 */
export function useOfrecidos(partes: readonly Parte[]) {
  const leidos = useElegidos(partes.map((parte) => (typeof parte === 'string' ? parte : parte.de)));
  return leidos.flatMap(({ analisis: leido }, i) => {
    const parte = partes[i];
    if (!leido || parte === undefined) return [];
    return [typeof parte === 'string' ? guardada(leido) : porHacer(leido, parte)];
  });
}

function guardada(leido: analisis.Analisis) {
  return {
    calculada: true,
    productos: eleccionDe(leido).flatMap(({ elegido }) => (elegido ? [withProductoId(elegido)] : [])),
  };
}

function porHacer(leido: analisis.Analisis, parte: propuestas.PorHacer) {
  const elegidos = new Map(parte.productos.map((producto) => [producto.cups, productoIdOf(producto)]));
  return {
    calculada: JSON.stringify(feesOfCall(leido)) === JSON.stringify(feesOfCall(parte)),
    productos: leido.datosCupsProducto
      .map(withProductoId)
      .filter(({ cups, productoId }) => elegidos.get(cups) === productoId),
  };
}
