import { type BodyOf, contratos, type contratosLote, type ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, ProblemError } from '../../platform/problems.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Taller } from '../operaciones/ejecutor.service.ts';
import { COMO_MUCHO, crearOperacion, exigirLosVistos } from '../operaciones/operaciones.service.ts';
import { aplicar, type Tocado } from './acciones.service.ts';
import { lockContrato } from './escritura.repository.ts';
import { exigirContrato } from './lectura.service.ts';
import { contarElegidos, elegidos } from './lote.repository.ts';
import type { Accion } from './paso.ts';
import { quienActua } from './respuestas.ts';

type Ensayo = ResponseOf<typeof contratosLote.ensayar>;

/** A trial of more would keep whoever asks waiting. */
const A_PROBAR = 200;

/** Which ones: those marked, or all that pass the filter of the list. */
function buscadosDe({ ids, filtros }: Pick<BodyOf<typeof contratosLote.aplicar>, 'ids' | 'filtros'>) {
  if ((ids === undefined) === (filtros === undefined)) {
    throw invalidData({ ids: 'Di cuáles: los marcados o los del filtro, y no ambos' });
  }
  return { ids, filtros: filtros && parseInput(contratos.filtrosSchema, filtros) };
}

/** What an action would do to the first of many, one by one; changes nothing. */
export async function ensayarLote(
  db: Db,
  viewer: Viewer,
  { ids, filtros, ...accion }: BodyOf<typeof contratosLote.ensayar>,
): Promise<Ensayo> {
  const buscados = buscadosDe({ ids, filtros });
  const trx = await db.startTransaction().execute();
  try {
    const total = await contarElegidos(trx, viewer, buscados);
    const filas: Ensayo['filas'] = [];
    for (const elegido of await elegidos(trx, viewer, buscados, A_PROBAR)) {
      const punto = await trx.savepoint('contrato').execute();
      const motivo = await motivoDe(() => moverContrato(punto, viewer, elegido.id, accion));
      if (motivo !== null) await punto.rollbackToSavepoint('contrato').execute();
      await punto.releaseSavepoint('contrato').execute();
      filas.push({ ...elegido, hecho: motivo === null, motivo });
    }
    const hechos = filas.filter(({ hecho }) => hecho).length;
    return { total, probados: filas.length, hechos, noHechos: filas.length - hechos, filas };
  } finally {
    await trx.rollback().execute();
  }
}

/** What a refusal says of one row; null when there is none. */
async function motivoDe(tarea: () => Promise<unknown>): Promise<string | null> {
  try {
    await tarea();
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { title, errors } = error.problem;
    return Object.values(errors ?? {})[0] ?? title;
  }
}

/** The same action on many, each one on its own: what cannot be done says why and stops no other. */
export function actuarEnLote(
  taller: Taller,
  viewer: Viewer,
  { ids, filtros, esperados, ...accion }: BodyOf<typeof contratosLote.aplicar>,
): Promise<ResponseOf<typeof contratosLote.aplicar>> {
  const buscados = buscadosDe({ ids, filtros });
  return crearOperacion(taller, viewer, async (trx) => {
    const lista = await elegidos(trx, viewer, buscados, COMO_MUCHO + 1);
    exigirLosVistos(lista.length, esperados);
    const filas = lista.map(({ id }) => ({ entidad: 'contrato' as const, entidadId: id }));
    return { tipo: 'contratos', detalle: accion, filas };
  });
}

/** An action on one of many: the contracts that it touched. */
export async function moverContrato(trx: Db, viewer: Viewer, id: string, accion: Accion): Promise<Tocado[]> {
  await exigirContrato(trx, viewer, id);
  const fila = await lockContrato(trx, id);
  if (!fila || fila.borradoEn !== null) throw notFound();
  return aplicar(trx, fila, accion, { usuarioId: viewer.id, quien: quienActua(viewer) });
}
