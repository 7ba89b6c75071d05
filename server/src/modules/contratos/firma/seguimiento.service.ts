import type { FileStore } from '../../../platform/files/file-store.ts';
import { minutesToNextTry } from '../../../platform/next-try.ts';
import { ProblemError } from '../../../platform/problems.ts';
import { SignatureProviderError } from '../../../platform/signature/provider.ts';
import { type ProviderDeps, providerOf } from '../../../platform/signature/settings.repository.ts';
import { workUntilStopped } from '../../../platform/work-until-stopped.ts';
import { writeAction } from '../accion-auditada.service.ts';
import { findFila, lockContrato } from '../escritura.repository.ts';
import { eraseNextPaper } from './borrado.service.ts';
import {
  type Envio,
  endEnvio,
  lockEnvio,
  moveEnvio,
  setProveedorId,
  takeEnvio,
} from './envios.repository.ts';
import { keepPapers, recordEnd, signContrato } from './resultado.service.ts';

export type FirmaDeps = ProviderDeps & { readonly files: FileStore };

const EVERY_MS = 2_000;
/** A provider that takes its time holds up no more than one of them. */
const AT_ONCE = 3;
/** The provider tells what happens; it is asked too, because a notice may be lost. */
const MINUTES_BETWEEN_READINGS = 30;
/** What a person has to mend is tried again after as long. */
const MINUTES_TO_MEND = 60;

/** Takes papers to the provider, follows them and deletes there those of erased clients, until the returned function is called. */
export function startFirmas({
  onError,
  ...deps
}: FirmaDeps & { readonly onError: (error: unknown) => void }): () => Promise<void> {
  return workUntilStopped({
    turn: async () => (await advanceNextEnvio(deps)) || eraseNextPaper(deps),
    everyMs: EVERY_MS,
    atOnce: AT_ONCE,
    onError,
  });
}

/** Takes one paper that is due a step further; false when there was none. */
export async function advanceNextEnvio(deps: FirmaDeps): Promise<boolean> {
  const envio = await takeEnvio(deps.db);
  if (!envio) return false;
  try {
    await advance(deps, envio);
  } catch (error) {
    await recordFailure(deps, envio, error);
  }
  return true;
}

async function advance(deps: FirmaDeps, envio: Envio): Promise<void> {
  switch (envio.estado) {
    case 'por-enviar':
      return sendPaper(deps, envio);
    case 'por-retirar':
      return withdrawPaper(deps, envio);
    case 'firmado':
      return signContrato(deps.db, envio);
    default:
      return followPaper(deps, envio);
  }
}

/** A try before may have reached the provider without anybody seeing its answer, so that the paper is looked for first. */
async function sendPaper(deps: FirmaDeps, envio: Envio): Promise<void> {
  const provider = await providerOf(deps, envio.marcaId);
  const known = envio.intentos > 1 ? await provider.find(envio.id) : undefined;
  const proveedorId = known ?? (await provider.send(await paperOf(deps, envio)));
  await setProveedorId(deps.db, envio.id, proveedorId);
  const changes = { estado: 'enviado', problema: null } as const;
  await moveEnvio(deps.db, envio, { changes, minutes: MINUTES_BETWEEN_READINGS });
}

async function paperOf({ db }: FirmaDeps, { id, contratoId, pdf, lugares, ...firmante }: Envio) {
  if (pdf === null || lugares === null) throw new Error(`Paper ${id} has no bytes to be sent`);
  const { codigo } = await findFila(db, contratoId);
  const { nombre, email, telefono } = firmante;
  return {
    reference: id,
    titulo: `Contrato ${codigo}`,
    pdf,
    places: lugares,
    firmante: { nombre, email, telefono },
  };
}

async function withdrawPaper(deps: FirmaDeps, envio: Envio): Promise<void> {
  const provider = await providerOf(deps, envio.marcaId);
  const proveedorId = envio.proveedorId ?? (await provider.find(envio.id));
  if (proveedorId !== undefined) await provider.withdraw(proveedorId);
  await endEnvio(deps.db, envio, { estado: 'retirado', problema: null });
}

async function followPaper(deps: FirmaDeps, envio: Envio): Promise<void> {
  const provider = await providerOf(deps, envio.marcaId);
  const signing = await provider.read(String(envio.proveedorId));
  switch (signing.estado) {
    case 'firmado':
      return keepPapers(deps, envio, {
        cuando: signing.cuando,
        paper: await provider.download(signing.paper),
        log: signing.log === null ? null : await provider.download(signing.log),
      });
    case 'rechazado':
    case 'caducado':
      return recordEnd(deps.db, envio, signing);
    default: {
      // A reading that is late never unsays what a later one said.
      const estado = envio.estado === 'visto' ? 'visto' : signing.estado;
      const changes = { estado, problema: null } as const;
      return moveEnvio(deps.db, envio, { changes, minutes: MINUTES_BETWEEN_READINGS });
    }
  }
}

/** Tells why a step failed and when it is tried again; a paper that never went out is given up, and its contract waits again. */
async function recordFailure(deps: FirmaDeps, envio: Envio, error: unknown): Promise<void> {
  if (!(error instanceof SignatureProviderError || error instanceof ProblemError)) throw error;
  const problema = error.message;
  const isLasting = error instanceof ProblemError || error.isLasting;
  const minutes = isLasting ? undefined : minutesToNextTry(envio.intentos);
  if (minutes === undefined && envio.estado === 'por-enviar') return giveUp(deps, envio, problema);
  if (minutes === undefined && envio.estado === 'por-retirar')
    return endEnvio(deps.db, envio, { estado: 'retirado', problema });
  await moveEnvio(deps.db, envio, { changes: { problema }, minutes: minutes ?? MINUTES_TO_MEND });
}

async function giveUp({ db }: FirmaDeps, envio: Envio, problema: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, envio.contratoId);
    if (!fila || !(await lockEnvio(trx, envio))) return;
    await endEnvio(trx, envio, { estado: 'fallido', problema });
    const cambios = { firma: 'pendiente', firmaDesde: new Date(), firmaMotivo: problema } as const;
    await writeAction(trx, { fila, cambios, accion: 'fallar-envio-a-firma', usuarioId: null });
  });
}
