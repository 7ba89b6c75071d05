import { type BodyOf, contratos, type ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, ProblemError, problem } from '../../platform/problems.ts';
import { parseInput } from '../../platform/validation.ts';
import { aplicar, escribir, type Tocado } from './acciones.service.ts';
import { type Cambios, estaLiquidado, type Fila, lockContrato } from './escritura.repository.ts';
import {
  type Elegido,
  elegidos,
  filasDeLote,
  insertLote,
  lockLote,
  marcarDeshecho,
} from './lote.repository.ts';
import type { Accion } from './paso.ts';
import { quienActua } from './respuestas.ts';

type Peticion = BodyOf<typeof contratos.lote>;
type Respuesta = ResponseOf<typeof contratos.lote>;
type FilaLote = Respuesta['filas'][number];

const COMO_MUCHO = 1_000;

/** The same action on many, each one on its own: what cannot be done says why and stops no other. */
export async function actuarEnLote(
  db: Db,
  viewer: Viewer,
  { ids, filtros, esperados, ensayo, ...accion }: Peticion,
): Promise<Respuesta> {
  if ((ids === undefined) === (filtros === undefined)) {
    throw invalidData({ ids: 'Di cuáles: los marcados o los del filtro, y no ambos' });
  }
  const buscados = { ids, filtros: filtros && parseInput(contratos.filtrosSchema, filtros) };
  const trx = await db.startTransaction().execute();
  try {
    const lista = await elegidos(trx, viewer, buscados, COMO_MUCHO + 1);
    revisarCuantos(lista.length, esperados);
    const filas: FilaLote[] = [];
    const tocados: Tocado[] = [];
    for (const elegido of lista) {
      const punto = await trx.savepoint('contrato').execute();
      const hecho = await intentar(punto, elegido, accion, viewer);
      if (hecho.motivo !== null) await punto.rollbackToSavepoint('contrato').execute();
      await punto.releaseSavepoint('contrato').execute();
      filas.push({ ...elegido, hecho: hecho.motivo === null, motivo: hecho.motivo });
      tocados.push(...hecho.tocados);
    }
    const lote = { usuarioId: viewer.id, accion: accion.accion };
    const loteId = ensayo || tocados.length === 0 ? null : await insertLote(trx, lote, tocados);
    await (ensayo ? trx.rollback() : trx.commit()).execute();
    const hechos = filas.filter(({ hecho }) => hecho).length;
    return { loteId, total: filas.length, hechos, noHechos: filas.length - hechos, filas };
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

function revisarCuantos(hay: number, esperados: number | undefined): void {
  if (hay > COMO_MUCHO) {
    throw problem('demasiados', 400, `Son más de ${COMO_MUCHO} contratos: acota el filtro`);
  }
  if (esperados !== undefined && esperados !== hay) {
    throw problem('seleccion-cambiada', 409, `La lista ha cambiado: eran ${esperados} y ahora son ${hay}`);
  }
}

async function intentar(
  trx: Db,
  { id }: Elegido,
  accion: Accion,
  viewer: Viewer,
): Promise<{ readonly motivo: string | null; readonly tocados: readonly Tocado[] }> {
  try {
    const fila = await lockContrato(trx, id);
    if (!fila) throw notFound();
    const quien = { usuarioId: viewer.id, quien: quienActua(viewer) };
    return { motivo: null, tocados: await aplicar(trx, fila, accion, quien) };
  } catch (error) {
    return { motivo: motivoDe(error), tocados: [] };
  }
}

/** What a refusal says of one row; a wrong date or a missing reason is wrong for all, and is no row's. */
function motivoDe(error: unknown): string {
  if (!(error instanceof ProblemError)) throw error;
  const { title, errors } = error.problem;
  return Object.values(errors ?? {})[0] ?? title;
}

/** Each contract as it was before, unless somebody has touched it since. */
export async function deshacerLote(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ResponseOf<typeof contratos.deshacerLote>> {
  return db.transaction().execute(async (trx) => {
    const lote = await lockLote(trx, viewer, id);
    if (!lote) throw notFound();
    if (lote.deshechoEn !== null) throw problem('ya-deshecho', 409, 'Este cambio ya se deshizo');
    const filas: FilaLote[] = [];
    const cambios = await filasDeLote(trx, id);
    // First those that were not active: a renewed contract comes back when its renewal has gone.
    const porOrden = cambios.toSorted((a, b) => Number(eraActivo(a.antes)) - Number(eraActivo(b.antes)));
    for (const { antes, version, ...elegido } of porOrden) {
      const motivo = await devolver(trx, elegido.id, antes, version, viewer.id);
      filas.push({ ...elegido, hecho: motivo === null, motivo });
    }
    await marcarDeshecho(trx, id);
    return { deshechos: filas.filter(({ hecho }) => hecho).length, filas };
  });
}

function eraActivo({ atr }: Record<string, unknown>): boolean {
  return atr === 'activado';
}

async function devolver(
  trx: Db,
  id: string,
  antes: Record<string, unknown>,
  version: number,
  usuarioId: string,
): Promise<string | null> {
  const fila = await lockContrato(trx, id);
  if (fila?.version !== version) return 'Alguien lo ha cambiado después';
  if (fila.comision !== null && antes.comision === null && (await estaLiquidado(trx, id))) {
    return 'Su comisión ya está en una liquidación';
  }
  await escribir(trx, fila, estadosDe(antes), 'deshacer', usuarioId);
  return null;
}

const DE_ESTADO = [
  ...['comercial', 'comercialDesde', 'comercialMotivo', 'firma', 'firmaDesde', 'firmaMotivo'],
  ...['atr', 'atrDesde', 'atrMotivo', 'atrCodigo', 'cobro', 'cobroDesde', 'cobroMotivo'],
  ...['fechaFirma', 'fechaSolicitud', 'fechaActivacion', 'fechaFin', 'permanenciaHasta', 'fechaBaja'],
  ...['comisionEur'],
] as const satisfies readonly (keyof Fila)[];

/** The columns that an action may write, out of the row as it was kept. */
function estadosDe(antes: Record<string, unknown>): Cambios {
  const estados = Object.fromEntries(DE_ESTADO.map((campo) => [campo, antes[campo] ?? null]));
  return { ...estados, comision: antes.comision === null ? null : JSON.stringify(antes.comision) };
}
