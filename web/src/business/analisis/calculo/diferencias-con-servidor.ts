import { type analisis, feesOfCall, withProductoId } from '@vatio/contract';
import type { OfertaViva } from './estudio-vivo.ts';
import type { Estudios } from './mesa-de-calculo.ts';

export type Diferencia = {
  readonly cups: string;
  readonly producto: string;
  /** The € that the client would pay, as the screen showed them and as the server stored them. */
  readonly aquiEur: number;
  readonly servidorEur: number;
};

type Guardado = Pick<analisis.Analisis, 'puntos' | 'datosCupsProducto'> & Parameters<typeof feesOfCall>[0];

/**
 * Totals in which the server's calculation differs from that of the browser by a cent or more. Both run the same code,
 * so there should be none. If there are, as after an update of the server, the server's are the ones kept and the user
 * is told.
 */
export function diferenciasConServidor(estudios: Estudios, guardado: Guardado): Diferencia[] {
  const diferencias: Diferencia[] = [];
  for (const { cups, actual } of guardado.puntos) {
    const resultado = estudios.get(cups)?.resultado;
    if (!resultado) continue;
    const compare = (producto: string, aquiEur: number, servidorEur: number) => {
      if (aquiEur !== servidorEur) diferencias.push({ cups, producto, aquiEur, servidorEur });
    };
    compare('', resultado.actual.totales.total, actual.totales.total);
    for (const dato of guardado.datosCupsProducto
      .filter((candidato) => candidato.cups === cups)
      .map(withProductoId)) {
      const aqui = resultado.ofertas.find(({ producto }) => producto.id === dato.productoId);
      // A slider moved while the analysis was being saved: the figures on screen are not those that were sent.
      if (aqui && !conLosMismosFees(aqui, guardado)) continue;
      compare(dato.producto, aqui?.totales.total ?? 0, dato.totales.total);
      compare(dato.producto, aqui?.comision.totalEur ?? 0, dato.comision?.totalEur ?? 0);
    }
  }
  return diferencias;
}

function conLosMismosFees({ fees }: OfertaViva, guardado: Guardado): boolean {
  const suyos = feesOfCall(guardado);
  return (
    fees.feeEnergiaEurMwh === suyos?.feeEnergiaEurMwh &&
    fees.feePotenciaEurKwAnio === suyos.feePotenciaEurKwAnio
  );
}
