import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { problem } from '../../../platform/problems.ts';
import type { Signing } from '../../../platform/signature/provider.ts';
import { dayInSpain } from '../../../platform/today.ts';
import { saveDocumento } from '../../documentos/documentos.service.ts';
import { applyAction } from '../acciones.service.ts';
import { lockContrato } from '../escritura.repository.ts';
import { nombreDeContrato } from '../papel/papel.service.ts';
import { huellaDe } from '../requisitos/hechos.ts';
import { type Envio, endEnvio, lockEnvio, moveEnvio } from './envios.repository.ts';

/** Nobody of the house signs or refuses for the client: what the provider tells is recorded without an author. */
const LA_CASA = { usuarioId: null, quien: 'vende' } as const;

type SignedPapers = {
  readonly cuando: string;
  readonly paper: Buffer;
  /** Who did what and when, as the provider certifies it. */
  readonly log: Buffer | null;
};

/** Keeps what the provider gave as documents of the contract, whatever the law still asks of the contract itself. */
export async function keepPapers(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  envio: Envio,
  { cuando, paper, log }: SignedPapers,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, envio.contratoId);
    if (!fila || !(await lockEnvio(trx, envio))) return;
    const of = { entidad: 'contrato', entidadId: fila.id, usuarioId: null } as const;
    const nombre = nombreDeContrato(fila.codigo);
    await saveDocumento(trx, files, { ...of, tipo: 'contrato', nombre, fichero: paper });
    if (log)
      await saveDocumento(trx, files, {
        ...of,
        tipo: 'certificado-de-firma',
        nombre: `Certificado_de_firma_${fila.codigo}.pdf`,
        fichero: log,
      });
    const changes = { estado: 'firmado', firmadoEn: cuando, problema: null } as const;
    await moveEnvio(trx, envio, { changes, minutes: 0 });
  });
}

/** The contract is signed by the door of every signature, on the day when the client signed. */
export async function signContrato(db: Db, envio: Envio): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, envio.contratoId);
    if (!fila || envio.firmadoEn === null || !(await lockEnvio(trx, envio))) return;
    if (huellaDe(fila) !== envio.huella)
      throw problem({
        code: 'firmado-otra-cosa',
        status: 409,
        title: 'Lo acordado ha cambiado desde que se envió a firmar: anula la firma y envíalo otra vez',
      });
    await endEnvio(trx, envio, { estado: 'firmado', problema: null });
    const accion = { accion: 'firmar', fecha: dayInSpain(envio.firmadoEn) } as const;
    await applyAction({ trx, fila, accion, contexto: LA_CASA });
  });
}

/** The client refused, or the time to sign is over. */
export async function recordEnd(
  db: Db,
  envio: Envio,
  signing: Extract<Signing, { readonly estado: 'rechazado' | 'caducado' | 'enviado' | 'visto' }>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, envio.contratoId);
    if (!fila || !(await lockEnvio(trx, envio))) return;
    const motivo = signing.estado === 'rechazado' ? signing.motivo.slice(0, 500) : null;
    await endEnvio(trx, envio, { estado: signing.estado, motivo, problema: null });
    const accion =
      motivo === null
        ? ({ accion: 'caducar-firma' } as const)
        : ({ accion: 'rechazar-firma', motivo } as const);
    await applyAction({ trx, fila, accion, contexto: LA_CASA });
  });
}
