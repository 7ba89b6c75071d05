import type { Db } from '../../../platform/database.ts';
import { problem } from '../../../platform/problems.ts';
import { unsealSecret } from '../../../platform/sealed-secret.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findSegundoPaso, useRecoveryCode, useStep } from './segundo-paso.repository.ts';
import { totpStep } from './totp.ts';

export type CodeKind = 'aplicacion' | 'recuperacion';

const OF_THE_APPLICATION = /^\d{6}$/;

/**
 * Uses up a code of the account's application, or one of its recovery codes, and answers which it was; `undefined` when it is
 * neither, or was used before.
 */
export async function useCode(
  { db, secret }: { readonly db: Db; readonly secret: string },
  usuarioId: string,
  typed: string,
): Promise<CodeKind | undefined> {
  const paso = await findSegundoPaso(db, usuarioId);
  if (!paso?.secreto) return undefined;
  const code = typed.replace(/\s/g, '');
  if (!OF_THE_APPLICATION.test(code)) {
    const hash = await hashRecoveryCode(code, paso.sal);
    return (await useRecoveryCode(db, usuarioId, hash)) ? 'recuperacion' : undefined;
  }
  const unsealed = unsealSecret(secret, usuarioId, paso.secreto);
  if (!unsealed) throw unreadable();
  const step = totpStep(unsealed, code, Date.now());
  return step !== undefined && (await useStep(db, usuarioId, step)) ? 'aplicacion' : undefined;
}

/** The server's secret is not the one with which it was encrypted, as after a restore without it. */
function unreadable() {
  return problem({
    code: 'segundo-paso-ilegible',
    status: 409,
    title: 'El servidor no puede comprobar los códigos de tu aplicación',
    extra: { detail: 'Usa un código de recuperación, o pide a quien administra que quite la verificación' },
  });
}
