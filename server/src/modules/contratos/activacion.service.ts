import { libreDesde } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { findVersionDeProducto } from '../venta/venta.repository.ts';
import { type Tocado, writeAction } from './accion-auditada.service.ts';
import { type Cambios, type Fila, lockContrato, lockCups, otroActivo } from './escritura.repository.ts';
import { finishIn } from './fin-acordado.service.ts';
import { comisionEsperada } from './lectura.service.ts';
import { finDe } from './vigencia.ts';

/**
 * The means by which an action is carried out: an import reads once what its rows share, and writes a new
 * contract whole.
 */
export type Medios = {
  readonly writeAction: typeof writeAction;
  readonly takeTurn: typeof takeTurn;
  readonly otroActivo: typeof otroActivo;
  readonly findVersion: (db: Db, versionId: string) => ReturnType<typeof findVersionDeProducto>;
  readonly comisionEsperada: typeof comisionEsperada;
};

export const DE_UNO_EN_UNO: Medios = {
  writeAction,
  takeTurn,
  otroActivo,
  findVersion: (db, versionId) => findVersionDeProducto(db, versionId, today()),
  comisionEsperada,
};

/** The end of a contract whose activation is told afterwards: the supply may have had another contract since. */
export type Terminado = { readonly fecha: string; readonly motivo: string };

type Relevo = {
  readonly usuarioId: string | null;
  readonly terminado?: Terminado | undefined;
  readonly medios: Medios;
};

/** Takes the turn to activate a contract of a supply point, and first ends those past their last day. */
async function takeTurn(trx: Db, cups: string): Promise<void> {
  await lockCups(trx, [cups]);
  await finishIn(trx, today(), cups);
}

export async function finishRenovado({
  trx,
  fila: { anteriorId },
  fechaBaja,
  usuarioId,
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly fechaBaja: string;
  readonly usuarioId: string | null;
}): Promise<Tocado | undefined> {
  const anterior = anteriorId === null ? undefined : await lockContrato(trx, anteriorId);
  if (anterior?.atr !== 'activado' || anterior.fechaActivacion! > fechaBaja) return undefined;
  const cambios = {
    atr: 'baja' as const,
    atrDesde: new Date(),
    atrMotivo: 'Renovado por otro contrato',
    fechaBaja,
  };
  return writeAction(trx, { fila: anterior, cambios, accion: 'renovado', usuarioId });
}

/**
 * Ends the contract that a supply point has when another one is activated: because that was agreed (`cambio`),
 * or because its agreed time is over and the new one was waiting for it.
 */
export async function finishRelevado({
  trx,
  fila,
  cambios: { fechaActivacion },
  contexto: { usuarioId, terminado, medios },
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly cambios: Cambios;
  readonly contexto: Relevo;
}): Promise<Tocado | undefined> {
  const dia = fechaActivacion!;
  const activo = await medios.otroActivo(trx, fila, { desde: dia, hasta: terminado?.fecha ?? null });
  if (activo?.atr !== 'activado' || activo.fechaActivacion! >= dia) return undefined;
  if (fila.relevo !== 'cambio' && libreDesde(activo, dia) > dia) return undefined;
  const anterior = await lockContrato(trx, activo.id);
  if (anterior?.atr !== 'activado') return undefined;
  const cambios = {
    atr: 'baja' as const,
    atrDesde: new Date(),
    atrMotivo: 'Baja por cambio: le sigue otro contrato',
    fechaBaja: dia,
  };
  return writeAction(trx, { fila: anterior, cambios, accion: 'relevado', usuarioId });
}

/**
 * Requires that no other contract is active on the supply point, and fixes the end, the permanence and the
 * commission.
 */
export async function alActivar({
  trx,
  fila,
  fechaActivacion,
  fechaBaja,
  medios: { otroActivo, findVersion, comisionEsperada },
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly fechaActivacion: string;
  readonly fechaBaja: string | null;
  readonly medios: Medios;
}): Promise<Cambios> {
  const activo = await otroActivo(trx, fila, { desde: fechaActivacion, hasta: fechaBaja });
  if (activo) throw yaHayActivo(activo);
  const producto = await findVersion(trx, fila.productoVersionId);
  if (!producto) throw notFound();
  const fechaFin = finDe(fechaActivacion, fila.duracionMeses);
  const { id: productoId, comercializadora, tarifa } = producto;
  const venta = { ...fila, productoId, comercializadora, tarifa };
  const comision = await comisionEsperada(trx, venta, { dia: fechaActivacion });
  return {
    fechaFin,
    permanenciaHasta: fila.permanencia ? fechaFin : null,
    comision: JSON.stringify(comision),
    comisionEur: comision.totalEur,
  };
}

/**
 * The refusal names the other contract, because only administrators activate and they see every one
 * (`TRANSICIONES_CONTRATO`).
 */
function yaHayActivo(activo: Fila) {
  const { id, codigo, fechaActivacion, fechaBaja } = activo;
  const libre = fechaBaja ?? libreDesde(activo, today());
  const enTexto = (fecha: string | null) => fecha?.split('-').reverse().join('/');
  const dias = `desde el ${enTexto(fechaActivacion)}${fechaBaja ? ` hasta el ${enTexto(fechaBaja)}` : ''}`;
  return problem({
    code: 'otro-contrato-activo',
    status: 409,
    title: `El CUPS ya tiene un contrato activo: ${codigo}`,
    extra: {
      detail: `${codigo} está activo ${dias}, y el CUPS queda libre el ${enTexto(libre)}: espera a ese día, renuévalo, o di en este contrato que el otro termina por cambio cuando se active`,
      datos: { contrato: { id, codigo }, libreDesde: libre },
    },
  });
}
