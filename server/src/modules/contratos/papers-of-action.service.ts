import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ContratoLinks } from './links.service.ts';
import { prepareSignedPaper } from './papel/papel.service.ts';
import type { Accion } from './paso.ts';
import { type PreparedFicha, prepareFicha } from './requisitos/ficha.service.ts';

/** What an action prints: the information sheet that goes with a mail, and what keeps the paper of a signature. */
export type Papers = {
  readonly ficha?: PreparedFicha;
  readonly keepSigned?: (trx: Db) => Promise<void>;
};

/** Prints before the transaction of the action, so that nobody waits for it with the contract locked. */
export async function preparePapers(
  deps: { readonly db: Db; readonly files: FileStore; readonly links: ContratoLinks },
  viewer: Viewer,
  { id, accion }: { readonly id: string; readonly accion: Accion },
): Promise<Papers> {
  switch (accion.accion) {
    case 'enviar-por-correo':
      return { ficha: await prepareFicha(deps, viewer, id) };
    case 'firmar':
      return { keepSigned: await prepareSignedPaper(deps, viewer, { id, fecha: accion.fecha }) };
    default:
      return {};
  }
}
