import { minutesToNextTry } from '../../../platform/next-try.ts';
import { SignatureProviderError } from '../../../platform/signature/provider.ts';
import { type ProviderDeps, providerOf } from '../../../platform/signature/settings.repository.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { endErasure, type PaperToErase, postponeErasure, takePaperToErase } from './borrado.repository.ts';

/** The law gives no end to it: what a day of tries did not do is tried each day until somebody mends its cause. */
const MINUTES_TO_MEND = 24 * 60;

/** Deletes from its provider one paper of a client who was erased; false when none was due. */
export async function eraseNextPaper(deps: ProviderDeps): Promise<boolean> {
  const paper = await takePaperToErase(deps.db);
  if (!paper) return false;
  try {
    await eraseAtProvider(deps, paper);
  } catch (error) {
    await recordFailure(deps, paper, error);
  }
  return true;
}

async function eraseAtProvider(deps: ProviderDeps, paper: PaperToErase): Promise<void> {
  const provider = await providerOf(deps, paper.marcaId);
  const proveedorId = paper.proveedorId ?? (await provider.find(paper.id));
  if (proveedorId !== undefined) await provider.erase(proveedorId);
  await deps.db.transaction().execute(async (trx) => {
    if (await endErasure(trx, paper.id))
      await insertAuditoria(trx, { ...entryOf(paper), accion: 'borrar-papel-de-firma' });
  });
}

/** The first failure goes into the record of the erasure; the others say nothing new to whoever has to mend it. */
async function recordFailure(deps: ProviderDeps, paper: PaperToErase, error: unknown): Promise<void> {
  if (!(error instanceof SignatureProviderError)) throw error;
  const minutes = (error.isLasting ? undefined : minutesToNextTry(paper.intentos)) ?? MINUTES_TO_MEND;
  await deps.db.transaction().execute(async (trx) => {
    await postponeErasure(trx, paper.id, { problema: error.message, minutes });
    if (paper.problema !== null) return;
    const despues = { motivo: error.message };
    await insertAuditoria(trx, { ...entryOf(paper), accion: 'fallar-borrado-de-firma', despues });
  });
}

function entryOf({ clienteId }: PaperToErase) {
  return { usuarioId: null, entidad: 'cliente', entidadId: clienteId } as const;
}
