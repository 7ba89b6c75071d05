import type { normas } from '@vatio/contract/endpoints';
import { isAbierta, type LeyDelMes, NORMAS, withAcuerdos } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { notFound } from '../../platform/problems.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { listAcordadas, lockAcordadas, saveAcordada } from './normas.repository.ts';

/** The conditional norms as the house has settled them, for whatever calculates taxes. */
export async function leyDelMes(db: Db): Promise<LeyDelMes> {
  const acuerdos = await listAcordadas(db);
  return {
    normas: withAcuerdos(acuerdos.map(({ id, cumplida, validada }) => ({ id, cumplida, validada }))),
  };
}

export async function listNormas(db: Db): Promise<normas.Norma[]> {
  const acordadas = new Map((await listAcordadas(db)).map((acordada) => [acordada.id, acordada]));
  return NORMAS.map((publicada) => {
    const acordada = acordadas.get(publicada.id);
    const { cumplida, validada } = acordada ?? publicada;
    return {
      ...publicada,
      medida: { ...publicada.medida },
      cumplida,
      validada,
      abierta: isAbierta({ id: publicada.id, cumplida, validada }),
      acordada: acordada ? { por: acordada.por, en: acordada.en, nota: acordada.nota } : null,
    };
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
