import { PACTA_ENERGIA } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { dayInSpain } from '../../platform/today.ts';
import type { LineaDePropuesta } from '../contratos/contratos.service.ts';
import { requireSellable, requireSellableForPublic, type Venta } from '../venta/venta.service.ts';
import { plusDays } from './estados.ts';
import { findAnalisisLineas, type Linea, lineasDe } from './propuestas.repository.ts';
import { datosElegidos, puntoPropuesto } from './punto-propuesto.ts';
import type { Contenido } from './version.repository.ts';

/** What each supply of a proposal would sign, as its analysis was saved. */
export function ventasDe(lineas: readonly Linea[]): LineaDePropuesta[] {
  return lineas.flatMap(({ cups, analisisId, documento }) => {
    const punto = documento.puntos.find((deAnalisis) => deAnalisis.cups === cups);
    const datos = punto && datosElegidos(documento, punto);
    if (punto === undefined || datos === undefined) return [];
    const propuesto = puntoPropuesto(documento, punto, datos);
    return [
      {
        analisisId,
        cups,
        versionId: datos.versionId,
        precioEnergiaEurKwh: PACTA_ENERGIA[propuesto.tipo] ? datos.precioEnergia : [],
        precioPotenciaEurKwAnio: datos.precioPotencia,
        precioFijoEurMes: datos.precioFijo ?? null,
        ...documento.fees,
        ...(datos.precioFijo !== undefined && { feePotenciaEurKwAnio: 0 }),
        potenciasKw: propuesto.potenciaPropuestaKw ?? propuesto.potenciasKw,
        consumoAnualKwh: propuesto.resumen.consumoAnualKwh,
        comisionPrevistaEur: datos.comision.totalEur,
        duracionMeses: propuesto.duracionMeses,
        permanencia: propuesto.permanencia,
        prorroga: propuesto.prorroga,
      },
    ];
  });
}

/** The last day of the offers sent on a day: its validity, or the last day of its prices when that comes first. */
export function validaHastaDe(lineas: readonly Linea[], enviada: string, validezDias: number): string {
  const finales = lineas.flatMap(({ cups, documento }) => {
    const elegido = documento.puntos.find((punto) => punto.cups === cups)?.productoId;
    return documento.productos.find(({ id }) => id === elegido)?.hasta ?? [];
  });
  return [plusDays(enviada, validezDias), ...finales].sort()[0]!;
}

/** An offer that cannot be sold today may not be begun, priced again or sent. */
export async function requireOfferable(
  db: Db,
  clienteId: string,
  { ofertas }: Pick<Contenido, 'ofertas'>,
): Promise<void> {
  const lineas = ofertas.flatMap((oferta) => oferta.lineas);
  await requireSellable(db, clienteId, ventasDe(await findAnalisisLineas(db, lineas)));
}

/**
 * What can no longer be sold may not be accepted. The prices are those of the day it was sent and are kept
 * until its last day, even when newer ones have replaced them.
 */
export async function requireAcceptable(
  db: Db,
  {
    id,
    numero,
    clienteId,
    enviadaEn,
  }: {
    readonly id: string;
    readonly numero: number;
    readonly clienteId: string;
    readonly enviadaEn: string;
  },
  oferta: number,
): Promise<void> {
  const ofrecidaEl = dayInSpain(enviadaEn);
  const lineas = (await lineasDe(db, id, numero)).filter((linea) => linea.oferta === oferta);
  const ventas: Venta[] = ventasDe(lineas).map((venta) => ({ ...venta, ofrecidaEl }));
  await requireSellableForPublic(db, clienteId, ventas);
}
