import type { BodyOf, contratos } from '@vatio/contract/endpoints';
import { type AccionContrato, libreDesde, type QuienActua } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { type EntradaAuditoria, insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { diferencias } from '../auditoria/auditoria.service.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { findVersionDeProducto } from '../venta/venta.repository.ts';
import {
  type Cambios,
  type Fila,
  lockContrato,
  lockCups,
  otroActivo,
  updateContrato,
} from './escritura.repository.ts';
import { lockTerminados } from './fin.repository.ts';
import { comisionEsperada, getContrato, requireContrato } from './lectura.service.ts';
import { type ContratoLinks, writeMailsOf } from './mails.service.ts';
import { type Accion, cambiosDe } from './paso.ts';
import { quienActua } from './respuestas.ts';
import { diaSiguiente, finDe } from './vigencia.ts';

/** A contract that an action changed, before and after. */
export type Tocado = { readonly antes: Fila; readonly despues: Fila };

/**
 * These actions take a contract further with a client, so the client has to be open to new business. Once the
 * distributor has it, what happened is recorded all the same.
 */
const ABREN: readonly AccionContrato[] = [
  'enviar-por-correo',
  'enviar',
  'enviar-a-firma',
  'firmar',
  'dar-por-firmado',
  'solicitar',
];

/** Moves one clock of one contract. */
export async function actOnContrato({
  deps: { db, links },
  viewer,
  id,
  body: { version, ...accion },
}: {
  readonly deps: { readonly db: Db; readonly links: ContratoLinks };
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof contratos.actuar>;
}): Promise<contratos.Contrato> {
  await requireContrato(db, viewer, id);
  const hecho = await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila || fila.borradoEn !== null) throw notFound();
    if (fila.version !== version) return false;
    await applyAction({ trx, fila, accion, contexto: { usuarioId: viewer.id, quien: quienActua(viewer) } });
    await writeMailsOf(accion, { trx, viewer, fila, links });
    return true;
  });
  const ahora = await getContrato(db, viewer, id);
  if (!hecho) throw versionAntigua(ahora.version, ahora, {});
  return ahora;
}

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

type Contexto = {
  readonly usuarioId: string;
  readonly quien: QuienActua;
  /**
   * The end of a contract whose activation is told afterwards: the supply may have had another contract since.
   */
  readonly terminado?: { readonly fecha: string; readonly motivo: string } | undefined;
  readonly medios?: Medios;
};

/**
 * Applies an action to a locked row and records it; an activation also ends the contract that it renews, on
 * that day.
 */
export async function applyAction({
  trx,
  fila,
  accion,
  contexto: { usuarioId, quien, terminado, medios = DE_UNO_EN_UNO },
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly accion: Accion;
  readonly contexto: Contexto;
}): Promise<Tocado[]> {
  const cambios = cambiosDe(fila, accion, quien);
  if (ABREN.includes(accion.accion)) await requireOpenCliente(trx, fila.clienteId);
  const tocados: Tocado[] = [];
  let completos: Cambios = cambios;
  if (accion.accion === 'activar') {
    await medios.takeTurn(trx, fila.cups);
    const renovado = await finishRenovado({ trx, fila, fechaBaja: cambios.fechaActivacion!, usuarioId });
    const relevado =
      renovado ?? (await finishRelevado({ trx, fila, cambios, contexto: { usuarioId, terminado, medios } }));
    if (relevado) tocados.push(relevado);
    completos = {
      ...cambios,
      ...(await alActivar({
        trx,
        fila,
        fechaActivacion: cambios.fechaActivacion!,
        fechaBaja: terminado?.fecha ?? null,
        medios,
      })),
      ...(terminado && { atr: 'baja', atrMotivo: terminado.motivo, fechaBaja: terminado.fecha }),
    };
  }
  tocados.push(await medios.writeAction(trx, fila, completos, accion.accion, usuarioId));
  return tocados;
}

/** Takes the turn to activate a contract of a supply point, and first ends those past their last day. */
async function takeTurn(trx: Db, cups: string): Promise<void> {
  await lockCups(trx, [cups]);
  await finishIn(trx, today(), cups);
}

export async function writeAction(
  trx: Db,
  fila: Fila,
  cambios: Cambios,
  accion: string,
  usuarioId: string | null,
): Promise<Tocado> {
  const despues = await updateContrato(trx, fila.id, cambios);
  await insertAuditoria(trx, entradaDe({ fila, cambios, accion, usuarioId }));
  return { antes: fila, despues };
}

/** The audit's entry on a change. */
export function entradaDe({
  fila,
  cambios: { comision, ...aLaVista },
  accion,
  usuarioId,
}: {
  readonly fila: Fila;
  readonly cambios: Cambios;
  readonly accion: string;
  readonly usuarioId: string | null;
}): EntradaAuditoria {
  return {
    usuarioId,
    entidad: 'contrato',
    entidadId: fila.id,
    accion,
    ...diferencias(fila, soloDatos(aLaVista)),
  };
}

/** Leaves out the instants, because the entry has its own. */
function soloDatos(cambios: Cambios): object {
  return Object.fromEntries(Object.entries(cambios).filter(([, valor]) => !(valor instanceof Date)));
}

async function finishRenovado({
  trx,
  fila: { anteriorId },
  fechaBaja,
  usuarioId,
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly fechaBaja: string;
  readonly usuarioId: string;
}): Promise<Tocado | undefined> {
  const anterior = anteriorId === null ? undefined : await lockContrato(trx, anteriorId);
  if (anterior?.atr !== 'activado' || anterior.fechaActivacion! > fechaBaja) return undefined;
  const cambios = {
    atr: 'baja' as const,
    atrDesde: new Date(),
    atrMotivo: 'Renovado por otro contrato',
    fechaBaja,
  };
  return writeAction(trx, anterior, cambios, 'renovado', usuarioId);
}

/**
 * Ends the contract that a supply point has when another one is activated: because that was agreed (`cambio`),
 * or because its agreed time is over and the new one was waiting for it.
 */
async function finishRelevado({
  trx,
  fila,
  cambios: { fechaActivacion },
  contexto: { usuarioId, terminado, medios },
}: {
  readonly trx: Db;
  readonly fila: Fila;
  readonly cambios: Cambios;
  readonly contexto: Pick<Contexto, 'usuarioId' | 'terminado'> & { readonly medios: Medios };
}): Promise<Tocado | undefined> {
  const dia = fechaActivacion!;
  const otro = await medios.otroActivo(trx, fila, dia, terminado?.fecha ?? null);
  if (otro?.atr !== 'activado' || otro.fechaActivacion! >= dia) return undefined;
  if (fila.relevo !== 'cambio' && libreDesde(otro, dia) > dia) return undefined;
  const anterior = await lockContrato(trx, otro.id);
  if (anterior?.atr !== 'activado') return undefined;
  const cambios = {
    atr: 'baja' as const,
    atrDesde: new Date(),
    atrMotivo: 'Baja por cambio: le sigue otro contrato',
    fechaBaja: dia,
  };
  return writeAction(trx, anterior, cambios, 'relevado', usuarioId);
}

/**
 * Ends the contracts without extension that are past their last day, of one supply point or of all, and answers
 * how many there were.
 */
export async function finishIn(trx: Db, hoy: string, cups?: string): Promise<number> {
  const terminados = await lockTerminados(trx, hoy, cups);
  for (const fila of terminados) {
    const cambios = {
      atr: 'baja' as const,
      atrDesde: new Date(),
      atrMotivo: 'Fin de lo acordado, sin prórroga',
      fechaBaja: diaSiguiente(fila.fechaFin!),
    };
    await writeAction(trx, fila, cambios, 'terminar', null);
  }
  return terminados.length;
}

/**
 * Requires that no other contract is active on the supply point, and fixes the end, the permanence and the
 * commission.
 */
async function alActivar({
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
  const otro = await otroActivo(trx, fila, fechaActivacion, fechaBaja);
  if (otro) throw yaHayActivo(otro);
  const producto = await findVersion(trx, fila.productoVersionId);
  if (!producto) throw notFound();
  const fechaFin = finDe(fechaActivacion, fila.duracionMeses);
  const { id: productoId, comercializadora, tarifa } = producto;
  const venta = { ...fila, productoId, comercializadora, tarifa };
  const comision = await comisionEsperada(trx, venta, fechaActivacion);
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
function yaHayActivo(otro: Fila) {
  const { id, codigo, fechaActivacion, fechaBaja } = otro;
  const libre = fechaBaja ?? libreDesde(otro, today());
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
