import type { BodyOf, contratos } from '@vatio/contract/endpoints';
import { parseFecha } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import { requirePerson } from '../../platform/calling-key.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { requireSellable } from '../venta/venta.service.ts';
import { type Tocado, writeAction } from './accion-auditada.service.ts';
import { type Acordado, comisionPrevista } from './acordado.ts';
import { acordadoDe, requireVersion } from './alta.service.ts';
import { iniciosPrevistos } from './contratos.service.ts';
import { editablesDe } from './editables.ts';
import {
  type Cambios,
  existsComercial,
  type Fila,
  lockContrato,
  renovacionDe,
} from './escritura.repository.ts';
import { getContrato, requireContrato } from './lectura.service.ts';
import { yaRenovado } from './renovacion.service.ts';
import { quienActua } from './respuestas.ts';

export type Edicion = Omit<BodyOf<typeof contratos.update>, 'version'>;

export async function correctContrato({
  db,
  viewer,
  id,
  body: { version, ...cambios },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof contratos.update>;
}): Promise<contratos.Contrato> {
  soloQuienVende(viewer);
  await requireContrato(db, viewer, id);
  const editado = await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila) throw notFound();
    if (fila.version !== version) return false;
    await changeRow({ trx, viewer, fila, cambios });
    return true;
  });
  const ahora = await getContrato(db, viewer, id);
  if (!editado) throw versionAntigua(ahora.version, ahora, cambios);
  return ahora;
}

/** Edits a locked row: only what its state leaves free. */
export async function changeRow({
  trx,
  viewer,
  fila,
  cambios,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly cambios: Edicion;
}): Promise<Tocado> {
  checkEditables(fila, cambios, viewer);
  const completos = await complete(trx, fila, cambios);
  return writeAction(trx, { fila, cambios: completos, accion: 'cambiar', usuarioId: viewer.id });
}

function checkEditables(fila: Fila, cambios: Edicion, viewer: Viewer): void {
  const editables = editablesDe(fila, quienActua(viewer));
  const fijos = Object.keys(cambios).filter((campo) => !editables.includes(campo));
  if (fijos.length === 0) return;
  throw problem({
    code: 'estado-no-permite',
    status: 409,
    title: 'El contrato ya no deja cambiar eso',
    extra: {
      errors: Object.fromEntries(fijos.map((campo) => [campo, 'Ya no se puede cambiar'])),
    },
  });
}

const ACORDADO = [
  'precioEnergiaEurKwh',
  'precioPotenciaEurKwAnio',
  'precioFijoEurMes',
  'feeEnergiaEurMwh',
  'feePotenciaEurKwAnio',
  'potenciasKw',
  'consumoAnualKwh',
  'duracionMeses',
  'permanencia',
] as const satisfies readonly (keyof Acordado)[];

/** A change of these fields makes another sale of a draft, so that the product's conditions are checked again. */
const VENDE_OTRA_COSA = [
  'productoVersionId',
  'feeEnergiaEurMwh',
  'feePotenciaEurKwAnio',
  'potenciasKw',
  'consumoAnualKwh',
] as const satisfies readonly (keyof Edicion)[];

/** Prices follow the product and the fees, unless they are given. */
async function complete(trx: Db, fila: Fila, cambios: Edicion): Promise<Cambios> {
  const { comercialId, fechaFin, permanenciaHasta, revisionPrecio, inicioPrevisto } = cambios;
  if (comercialId !== undefined && comercialId !== fila.comercialId) {
    requirePerson('Pasar un contrato a otro comercial lo hace una persona, no una clave');
  }
  if (typeof comercialId === 'string' && !(await existsComercial(trx, comercialId))) {
    throw invalidData({ comercialId: 'No existe ese comercial' });
  }
  checkFin(fila, { fechaFin, permanenciaHasta, revisionPrecio, inicioPrevisto });
  await checkInicio(trx, fila, cambios);
  const toca =
    ACORDADO.some((campo) => cambios[campo] !== undefined) || cambios.productoVersionId !== undefined;
  if (!toca) return { ...(await inicioAlRelevar(trx, fila, cambios)), ...cambios };
  const anterior = await requireVersion(trx, fila.productoVersionId);
  const producto =
    cambios.productoVersionId === undefined ? anterior : await requireVersion(trx, cambios.productoVersionId);
  if (producto.tarifa !== anterior.tarifa) {
    throw invalidData({ productoVersionId: `El contrato es de ${anterior.tarifa}` });
  }
  const conPreciosNuevos = cambios.productoVersionId !== undefined || haCambiadoElFee(fila, cambios);
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes, ...resto } = fila;
  const anteriores = conPreciosNuevos ? resto : fila;
  const dichos = Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
  const acordado = acordadoDe({ ...anteriores, ...dichos }, producto, fila);
  if (VENDE_OTRA_COSA.some((campo) => cambios[campo] !== undefined)) {
    await requireSellable(trx, fila.clienteId, [
      { ...acordado, cups: fila.cups, versionId: producto.versionId },
    ]);
  }
  const inicio = await inicioAlRelevar(trx, fila, cambios);
  return { ...inicio, ...cambios, ...acordado, comisionPrevistaEur: comisionPrevista(acordado) };
}

/** The planned day follows the choice of `relevo`, unless it is given. */
async function inicioAlRelevar(trx: Db, { cups }: Fila, { relevo }: Edicion): Promise<Cambios> {
  return relevo === undefined ? {} : (await iniciosPrevistos(trx, [cups]))(cups, relevo);
}

/** A contract that waits for another one cannot begin while that one lasts. */
async function checkInicio(trx: Db, fila: Fila, cambios: Edicion): Promise<void> {
  const relevo = cambios.relevo ?? fila.relevo;
  if (!cambios.inicioPrevisto || relevo === 'cambio') return;
  const { inicioPrevisto: libre } = (await iniciosPrevistos(trx, [fila.cups]))(fila.cups);
  if (libre === null || cambios.inicioPrevisto >= libre) return;
  const dia = libre.split('-').reverse().join('/');
  throw invalidData({ inicioPrevisto: `El CUPS tiene otro contrato y no queda libre hasta el ${dia}` });
}

function haCambiadoElFee(fila: Fila, { feeEnergiaEurMwh, feePotenciaEurKwAnio }: Edicion): boolean {
  return (
    (feeEnergiaEurMwh ?? fila.feeEnergiaEurMwh) !== fila.feeEnergiaEurMwh ||
    (feePotenciaEurKwAnio ?? fila.feePotenciaEurKwAnio) !== fila.feePotenciaEurKwAnio
  );
}

function checkFin(
  { fechaActivacion }: Fila,
  fechas: Pick<Edicion, 'fechaFin' | 'permanenciaHasta' | 'revisionPrecio' | 'inicioPrevisto'>,
): void {
  for (const [campo, fecha] of Object.entries(fechas)) {
    if (!fecha) continue;
    orProblem(parseFecha(fecha, campo));
    if (fechaActivacion !== null && fecha < fechaActivacion) {
      throw invalidData({ [campo]: 'No puede ser anterior a la activación' });
    }
  }
}

/** Puts a contract in the bin, if it was never in force. */
export async function deleteContrato(db: Db, viewer: Viewer, id: string): Promise<void> {
  soloQuienVende(viewer);
  await requireContrato(db, viewer, id);
  await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila) throw notFound();
    if (fila.borradoEn !== null) return;
    const nunca = fila.comercial === 'borrador' || fila.comercial === 'cancelado';
    if (!nunca || fila.fechaActivacion !== null) {
      throw problem({
        code: 'estado-no-permite',
        status: 409,
        title: 'Solo se borra un borrador o un contrato cancelado',
      });
    }
    await writeAction(trx, {
      fila,
      cambios: { borradoEn: new Date() },
      accion: 'borrar',
      usuarioId: viewer.id,
    });
  });
}

export async function restoreContrato(db: Db, viewer: Viewer, id: string): Promise<contratos.Contrato> {
  soloQuienVende(viewer);
  await requireContrato(db, viewer, id);
  await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila) throw notFound();
    if (fila.borradoEn === null) return;
    const otra = fila.anteriorId && (await renovacionDe(trx, fila.anteriorId));
    if (otra && fila.comercial !== 'cancelado') {
      throw await yaRenovado(trx, viewer, otra);
    }
    await writeAction(trx, {
      fila,
      cambios: { borradoEn: null },
      accion: 'restaurar',
      usuarioId: viewer.id,
    });
  });
  return getContrato(db, viewer, id);
}
