import type { contratos, ResponseOf } from '@vatio/contract';
import type { CasoComision, ComisionCalculada } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { comercialesVisibles } from '../comisiones/calculo.repository.ts';
import { calcularDeVenta, fuentesDeComision } from '../comisiones/comisiones.service.ts';
import { type FichaContrato, findContrato } from './contratos.repository.ts';
import { historialDe } from './historial.repository.ts';
import { ocupacionesDe } from './ocupacion.repository.ts';
import { detalle } from './respuestas.ts';

/** What the viewer may not see does not exist. */
export async function exigirContrato(db: Db, viewer: Viewer, id: string): Promise<FichaContrato> {
  const ficha = await findContrato(db, viewer, id);
  if (!ficha) throw notFound();
  return ficha;
}

export async function getContrato(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ResponseOf<typeof contratos.get>> {
  const ficha = await exigirContrato(db, viewer, id);
  const porEmpezar = ficha.fechaActivacion === null && ficha.comercial !== 'cancelado';
  const [ocupado = null] = porEmpezar ? await ocupacionesDe(db, viewer, [ficha.cups]) : [];
  return detalle(ficha, viewer, {
    hoy: today(),
    ocupado,
    comision: ficha.comision ?? (await comisionEsperada(db, ficha)),
    historial: await historialDe(db, ficha.id),
    visibles: await comercialesVisibles(db, viewer),
  });
}

type Venta = Pick<
  FichaContrato,
  | 'productoId'
  | 'comercializadora'
  | 'tarifa'
  | 'consumoAnualKwh'
  | 'potenciasKw'
  | 'feeEnergiaEurMwh'
  | 'feePotenciaEurKwAnio'
  | 'fechaFirma'
  | 'comercialId'
>;

/** By the rules of the day it was signed; unsigned, by those of `dia`. */
export function comisionEsperada(
  db: Db,
  venta: Venta,
  dia = today(),
  fuentes = fuentesDeComision(db),
): Promise<ComisionCalculada> {
  const { productoId, comercializadora, tarifa, consumoAnualKwh, potenciasKw } = venta;
  const caso: CasoComision = {
    ...{ productoId, comercializadora, tarifa, consumoAnualKwh, potenciasKw },
    feeEnergiaEurMwh: venta.feeEnergiaEurMwh,
    feePotenciaEurKwAnio: venta.feePotenciaEurKwAnio,
    fecha: venta.fechaFirma ?? dia,
  };
  return calcularDeVenta(fuentes, caso, venta.comercialId);
}

/** For whoever keeps something about a contract, such as its documents. */
export async function contratoEsVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const ficha = await findContrato(db, viewer, id);
  return ficha !== undefined && ficha.borradoEn === null;
}
