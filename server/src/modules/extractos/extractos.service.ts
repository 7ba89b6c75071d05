import { extractos } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, type ProblemError, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import {
  findExtracto,
  findSameFile,
  listComercializadoras,
  lockExtractos,
  readSha256,
  setExtractoRemoved,
} from './extractos.repository.ts';
import { ageDebt, type DeudaPorTramo, summarizeLineas } from './lineas.repository.ts';

export async function getExtracto(db: Db, id: string): Promise<extractos.Extracto> {
  const fila = await findExtracto(db, id);
  if (!fila) throw notFound();
  const contadas = await summarizeLineas(db, id);
  const resumen = extractos.ESTADOS.map((estado) => ({
    lineas: 0,
    esperadoEur: 0,
    importeEur: 0,
    pendienteEur: 0,
    ...contadas.find((una) => una.estado === estado),
    estado,
  }));
  return { ...fila, resumen };
}

/** Puts a statement in the bin, where its lines no longer count, or takes it out of it. */
export async function changeExtractoBin({
  db,
  viewer,
  id,
  removed,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly removed: boolean;
}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExtractos(trx);
    const fila = await findExtracto(trx, id);
    if (!fila) throw notFound();
    if (fila.borrado === removed) return;
    const same = removed ? undefined : await findSameFile(trx, await readSha256(trx, id));
    if (same) throw sameFileProblem(same);
    await setExtractoRemoved(trx, id, removed);
    const accion = removed ? 'borrar' : 'restaurar';
    await insertAuditoria(trx, { usuarioId: viewer.id, entidad: 'extracto', entidadId: id, accion });
  });
}

export function sameFileProblem(extracto: { readonly id: string; readonly codigo: string }): ProblemError {
  return problem({
    code: 'fichero-ya-importado',
    status: 409,
    title: `Este fichero ya se importó: es el extracto ${extracto.codigo}`,
    extra: { datos: { extracto } },
  });
}

export async function readDebt(db: Db): Promise<extractos.Deuda> {
  const [deudas, comercializadoras] = [await ageDebt(db), await listComercializadoras(db)];
  const deudoras = [...new Set(deudas.map(({ comercializadora }) => comercializadora))];
  return {
    ...debtOf(deudas),
    porComercializadora: deudoras.map((comercializadora) => ({
      comercializadora,
      ...debtOf(deudas.filter((una) => una.comercializadora === comercializadora)),
    })),
    comercializadoras,
  };
}

/** The sums of some debts, with every age even when nothing is owed of it. */
function debtOf(deudas: readonly DeudaPorTramo[]) {
  const sumOf = (unas: readonly DeudaPorTramo[]) =>
    round(unas.reduce((suma, { pendienteEur }) => suma + pendienteEur, 0));
  return {
    totalEur: sumOf(deudas),
    tramos: extractos.TRAMOS.map((tramo) => {
      const suyas = deudas.filter((una) => una.tramo === tramo);
      const lineas = suyas.reduce((suma, una) => suma + una.lineas, 0);
      return { tramo, lineas, pendienteEur: sumOf(suyas) };
    }),
  };
}
