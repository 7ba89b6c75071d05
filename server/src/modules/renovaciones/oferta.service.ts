import type { analisis, BodyOf } from '@vatio/contract/endpoints';
import { PACTA_ENERGIA, round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { studyOffers } from '../analisis/analisis.service.ts';
import { type FichaDeRenovacion, feesDeRenovacion, preciosDeHoy } from '../contratos/renovacion.service.ts';

type Pedido = BodyOf<typeof analisis.create>;
type Oferta = Awaited<ReturnType<typeof studyOffers>>['datosCupsProducto'][number];

export type MejorOferta = {
  /** The analysis that has this offer chosen. */
  readonly pedido: Pedido;
  readonly oferta: Oferta;
  readonly precioActualEurMwh: number | null;
  readonly precioOfertaEurMwh: number | null;
};

/**
 * The offer of today that saves a client most over what their contract costs with the peajes and cargos of today, at the fees
 * that a renewal would have. Only prices that are agreed count: nobody knows what one that follows the market will save. The list,
 * the trial and the proposal ask here alone.
 */
export async function bestOffer(db: Db, viewer: Viewer, ficha: FichaDeRenovacion): Promise<MejorOferta> {
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes } = preciosDeHoy(ficha);
  if (precioEnergiaEurKwh.length === 0) {
    throw cannot('Su precio sigue al mercado: lo que ahorraría se ve en un análisis');
  }
  const fees = await feesDeRenovacion(db, ficha);
  const punto = {
    cups: ficha.cups,
    precioEnergiaCliente: precioEnergiaEurKwh,
    precioPotenciaCliente: precioPotenciaEurKwAnio,
    precioFijoCliente: precioFijoEurMes,
    potenciaEstudio: null,
  };
  const pedido = {
    fecha: today(),
    costeOperativoComercial: fees.feeEnergiaEurMwh,
    costeOperativoPotenciaComercial: fees.feePotenciaEurKwAnio,
  };
  const { puntos, datosCupsProducto, productos } = await studyOffers(db, viewer, {
    ...pedido,
    puntos: [{ ...punto, idProducto: null }],
  });
  const agreed = new Set(productos.flatMap(({ id, tipo }) => (PACTA_ENERGIA[tipo] ? id : [])));
  const oferta = datosCupsProducto
    .filter(({ productoId }) => agreed.has(productoId))
    .reduce<Oferta | undefined>(
      (best, candidate) => (best && best.ahorroAnualEur >= candidate.ahorroAnualEur ? best : candidate),
      undefined,
    );
  const [estudiado] = puntos;
  if (!oferta || !estudiado)
    throw cannot('Ningún producto en venta de precio pactado se le puede ofrecer con sus fees');
  const kwh = estudiado.actual.facturas
    .flatMap(({ lineas }) => lineas)
    .reduce((sum, { concepto, cantidad }) => sum + (concepto === 'energia' ? cantidad : 0), 0);
  const mean = (totalEur: number) => (kwh === 0 ? null : round((totalEur * 1000) / kwh));
  return {
    pedido: { ...pedido, puntos: [{ ...punto, idProducto: oferta.productoId }] },
    oferta,
    precioActualEurMwh: mean(estudiado.actual.totales.total),
    precioOfertaEurMwh: mean(oferta.totales.total),
  };
}

function cannot(title: string) {
  return problem({ code: 'sin-oferta', status: 409, title });
}
