import { randomUUID } from 'node:crypto';
import type { normas } from '@vatio/contract/endpoints';
import { isAbierta, type LeyDelMes, withAcuerdos } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import {
  deletePropia,
  insertPropia,
  listAcordadas,
  listPropias,
  lockAcordadas,
  lockPropias,
  saveAcordada,
} from './normas.repository.ts';

/** The conditional norms, with those that the house has added, as it has settled them, for whatever calculates taxes. */
export async function leyDelMes(db: Db): Promise<LeyDelMes> {
  const acuerdos = await listAcordadas(db);
  return {
    normas: withAcuerdos(
      acuerdos.map(({ id, cumplida, validada }) => ({ id, cumplida, validada })),
      await listPropias(db),
    ),
  };
}

export async function listNormas(db: Db): Promise<normas.Norma[]> {
  const acordadas = new Map((await listAcordadas(db)).map((acordada) => [acordada.id, acordada]));
  const propias = await listPropias(db);
  return withAcuerdos([], propias).map((publicada) => {
    const acordada = acordadas.get(publicada.id);
    const { cumplida, validada } = acordada ?? publicada;
    return {
      ...publicada,
      medida: { ...publicada.medida },
      cumplida,
      validada,
      abierta: isAbierta({ id: publicada.id, cumplida, validada }),
      acordada: acordada ? { por: acordada.por, en: acordada.en, nota: acordada.nota } : null,
      propia: propias.some(({ id }) => id === publicada.id),
    };
  });
}

/** Adds a norm that the program does not know, still open; whoever does so stands in the audit. */
export async function createNorma(
  db: Db,
  { id: usuarioId }: Viewer,
  nueva: normas.NuevaNorma,
): Promise<normas.Norma> {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await lockPropias(trx);
    const { normas: todas = [] } = await leyDelMes(trx);
    const otra = todas.find(({ desde, hasta }) => desde <= nueva.hasta && hasta >= nueva.desde);
    if (otra) throw dayTaken(otra);
    await insertPropia(trx, { id, creadaPor: usuarioId, ...nueva });
    await insertAuditoria(trx, {
      usuarioId,
      entidad: 'usuario',
      entidadId: usuarioId,
      accion: 'anadir-norma',
      despues: { norma: `${nueva.norma}, ${nueva.desde}` },
    });
  });
  return findNorma(db, id);
}

function dayTaken({ norma, desde, hasta }: { norma: string; desde: string; hasta: string }) {
  const title = `Esos días ya tienen una norma: ${norma}, del ${desde} al ${hasta}`;
  return problem({ code: 'norma-solapada', status: 409, title, extra: { errors: { desde: title } } });
}

/** Takes back a norm that the house added, with what was settled of it. */
export async function removeNorma(db: Db, { id: usuarioId }: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPropias(trx);
    const { norma, desde, propia } = await findNorma(trx, id);
    if (!propia) {
      const title = 'Esta norma viene con el programa: resuélvela, pero no se quita';
      throw problem({ code: 'norma-del-programa', status: 409, title });
    }
    await deletePropia(trx, id);
    await insertAuditoria(trx, {
      usuarioId,
      entidad: 'usuario',
      entidadId: usuarioId,
      accion: 'quitar-norma',
      antes: { norma: `${norma}, ${desde}` },
    });
  });
}

/** Settles a norm, or opens it again; whoever does so signs it, and it stands in the audit. */
export async function settleNorma(
  db: Db,
  { id: usuarioId }: Viewer,
  { id, ...acuerdo }: { readonly id: string } & normas.AcuerdoDado,
): Promise<normas.Norma> {
  await db.transaction().execute(async (trx) => {
    await lockAcordadas(trx);
    const antes = await findNorma(trx, id);
    await saveAcordada(trx, { id, acordadaPor: usuarioId, ...acuerdo });
    const { cumplida, validada, acordada } = antes;
    await auditChange(trx, {
      usuarioId,
      entidad: 'usuario',
      entidadId: usuarioId,
      accion: 'resolver-norma',
      antes: { norma: null, cumplida, validada, nota: acordada?.nota ?? '' },
      cambios: { norma: `${antes.norma}, ${antes.desde}`, ...acuerdo },
    });
  });
  return findNorma(db, id);
}

async function findNorma(db: Db, id: string): Promise<normas.Norma> {
  const norma = (await listNormas(db)).find((una) => una.id === id);
  if (norma === undefined) throw notFound();
  return norma;
}
