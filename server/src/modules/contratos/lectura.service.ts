import type { contratos, ResponseOf } from '@vatio/contract/endpoints';
import { type CasoComision, type ComisionCalculada, pasosDeAdministracion } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { comercialesVisibles, comercialPropio } from '../comisiones/calculo.repository.ts';
import { calculateVentaComision, fuentesDeComision, parteDe } from '../comisiones/comisiones.service.ts';
import { namesOfAdministrators } from './administradores.repository.ts';
import { type FichaContrato, findContrato } from './contratos.repository.ts';
import { historialDe } from './historial.repository.ts';
import { ocupacionesDe } from './ocupacion.repository.ts';
import { detalle } from './respuestas.ts';

/** A contract that the viewer may not see does not exist for them. */
export async function requireContrato(db: Db, viewer: Viewer, id: string): Promise<FichaContrato> {
  const ficha = await findContrato(db, viewer, id);
  if (!ficha) throw notFound();
  return ficha;
}

export async function getContrato(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ResponseOf<typeof contratos.get>> {
  const ficha = await requireContrato(db, viewer, id);
  const porEmpezar = ficha.fechaActivacion === null && ficha.comercial !== 'cancelado';
  const [ocupado = null] = porEmpezar ? await ocupacionesDe({ db, viewer, cups: [ficha.cups] }) : [];
  const comision = ficha.comision ?? (await comisionEsperada(db, ficha));
  const contrato = detalle(ficha, viewer, {
    hoy: today(),
    ocupado,
    comision,
    historial: await historialDe(db, ficha.id),
    visibles: await comercialesVisibles(db, viewer),
  });
  if (viewer.role !== 'comercial') return contrato;
  return {
    ...contrato,
    tuyaEur: parteDe(comision, await comercialPropio(db, viewer.id)),
    ...(waitsForAdministration(ficha) && { administran: await namesOfAdministrators(db) }),
  };
}

function waitsForAdministration(ficha: FichaContrato): boolean {
  return ficha.borradoEn === null && pasosDeAdministracion(ficha).length > 0;
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

/** The commission case of a sale: the rules of the day it was signed apply or, unsigned, those of `dia`. */
export function casoDe(venta: Omit<Venta, 'comercialId'>, dia: string): CasoComision {
  const { productoId, comercializadora, tarifa, consumoAnualKwh, potenciasKw } = venta;
  return {
    productoId,
    comercializadora,
    tarifa,
    consumoAnualKwh,
    potenciasKw,
    feeEnergiaEurMwh: venta.feeEnergiaEurMwh,
    feePotenciaEurKwAnio: venta.feePotenciaEurKwAnio,
    fecha: venta.fechaFirma ?? dia,
  };
}

/** The expected commission by the rules of the day it was signed or, unsigned, by those of `dia`. */
export function comisionEsperada(
  db: Db,
  venta: Venta,
  {
    dia = today(),
    fuentes = fuentesDeComision(db),
  }: { readonly dia?: string; readonly fuentes?: ReturnType<typeof fuentesDeComision> } = {},
): Promise<ComisionCalculada> {
  return calculateVentaComision(fuentes, casoDe(venta, dia), venta.comercialId);
}

/** Other modules, such as documents, ask here whether the viewer sees the contract. */
export async function contratoEsVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const ficha = await findContrato(db, viewer, id);
  return ficha !== undefined && ficha.borradoEn === null;
}
