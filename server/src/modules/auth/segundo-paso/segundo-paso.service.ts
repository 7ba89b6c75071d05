import type { BodyOf, cuenta, ResponseOf } from '@vatio/contract/endpoints';
import { brandOfAccount } from '../../../platform/brand/brand.repository.ts';
import type { Db } from '../../../platform/database.ts';
import { sendNow } from '../../../platform/outbox/sender.ts';
import { invalidData, problem } from '../../../platform/problems.ts';
import { sealSecret, unsealSecret } from '../../../platform/sealed-secret.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { requirePassword } from '../cuenta/contrasena.service.ts';
import { insertSafetyNotice, type NoticeDeps } from '../cuenta/safety-notice.ts';
import type { Owner } from '../cuenta/sesiones.service.ts';
import { endOtherSesiones } from '../sesion.repository.ts';
import { findUsuario, type Usuario } from '../usuario.repository.ts';
import { useCode } from './check-code.service.ts';
import { hashRecoveryCode, newRecoveryCodes, newRecoverySalt } from './recovery-codes.ts';
import {
  activatePendiente,
  countRecoveryCodes,
  deleteSegundoPaso,
  findSegundoPaso,
  hasSegundoPaso,
  replaceRecoveryCodes,
  requiresSegundoPaso,
  savePendiente,
} from './segundo-paso.repository.ts';
import { newTotpSecret, totpSetup, totpStep } from './totp.ts';

export type SecondStepDeps = NoticeDeps & { readonly secret: string };

type Proof = { readonly actual: string; readonly codigo?: string | undefined };

export async function readSegundoPaso(
  db: Db,
  { usuarioId, role }: { readonly usuarioId: string; readonly role: string },
): Promise<ResponseOf<typeof cuenta.segundoPaso>> {
  const paso = await findSegundoPaso(db, usuarioId);
  return {
    activo: paso?.secreto != null,
    desde: paso?.activadoEn ?? null,
    codigosSinUsar: await countRecoveryCodes(db, usuarioId),
    obligatorio: role === 'admin' && (await requiresSegundoPaso(db)),
  };
}

/** Whoever changes the second step shows the password and, where there is one already, a code of it. */
export async function requireProof(
  deps: SecondStepDeps,
  usuarioId: string,
  { actual, codigo = '' }: Proof,
): Promise<Usuario> {
  const usuario = await requirePassword(deps.db, usuarioId, actual);
  if ((await hasSegundoPaso(deps.db, usuarioId)) && !(await useCode(deps, usuarioId, codigo))) {
    throw invalidData({ codigo: 'No es un código válido, o ya se ha usado' });
  }
  return usuario;
}

/** Makes a secret that waits for its first code. One that was waiting before is worth nothing any more. */
export async function beginSegundoPaso(
  deps: SecondStepDeps,
  { usuarioId }: Owner,
  proof: Proof,
): Promise<ResponseOf<typeof cuenta.beginSegundoPaso>> {
  const { email } = await requireProof(deps, usuarioId, proof);
  const secret = newTotpSecret();
  const pendiente = sealSecret(deps.secret, usuarioId, secret);
  await savePendiente(deps.db, { usuarioId, pendiente, sal: newRecoverySalt() });
  const { nombre: issuer } = await brandOfAccount(deps.db, usuarioId);
  return totpSetup(secret, { issuer, label: email });
}

/** The first code proves that the application has the secret: it counts from now on, and the other sessions end. */
export async function activateSegundoPaso(
  deps: SecondStepDeps,
  { usuarioId, sesionId }: Owner,
  { codigo }: BodyOf<typeof cuenta.activateSegundoPaso>,
): Promise<ResponseOf<typeof cuenta.activateSegundoPaso>> {
  const paso = await findSegundoPaso(deps.db, usuarioId);
  const { pendiente, sal } = paso ?? {};
  const secret = pendiente && unsealSecret(deps.secret, usuarioId, pendiente);
  if (!pendiente || !secret || !sal) throw notBegun();
  const step = totpStep(secret, codigo.replace(/\s/g, ''), Date.now());
  if (step === undefined) throw invalidData({ codigo: 'No es el código que muestra la aplicación ahora' });
  const codes = newRecoveryCodes();
  const hashes = await hashAll(codes, sal);
  const correoId = await deps.db.transaction().execute(async (trx) => {
    if (!(await activatePendiente(trx, { usuarioId, pendiente, paso: step }))) throw notBegun();
    await replaceRecoveryCodes(trx, usuarioId, hashes);
    await endOtherSesiones(trx, usuarioId, sesionId);
    return recordChange(trx, deps, { usuarioId, accion: 'poner-segundo-paso' });
  });
  await sendNow(deps, correoId);
  return { codigos: codes };
}

export async function renewRecoveryCodes(
  deps: SecondStepDeps,
  { usuarioId }: Owner,
  proof: Proof,
): Promise<ResponseOf<typeof cuenta.renewRecoveryCodes>> {
  await requireProof(deps, usuarioId, proof);
  const paso = await findSegundoPaso(deps.db, usuarioId);
  if (!paso?.secreto) throw notBegun();
  const codes = newRecoveryCodes();
  const hashes = await hashAll(codes, paso.sal);
  const correoId = await deps.db.transaction().execute(async (trx) => {
    await replaceRecoveryCodes(trx, usuarioId, hashes);
    return recordChange(trx, deps, { usuarioId, accion: 'renovar-codigos' });
  });
  await sendNow(deps, correoId);
  return { codigos: codes };
}

/** Takes the own second step away, unless the house asks for it. */
export async function removeOwnSegundoPaso(
  deps: SecondStepDeps,
  owner: Owner & { readonly role: string },
  proof: Proof,
): Promise<void> {
  const { usuarioId } = owner;
  if ((await readSegundoPaso(deps.db, owner)).obligatorio) {
    throw problem({
      code: 'segundo-paso-obligatorio',
      status: 409,
      title: 'La casa exige la verificación en dos pasos a quien administra',
    });
  }
  await requireProof(deps, usuarioId, proof);
  const correoId = await deps.db.transaction().execute(async (trx) => {
    if (!(await deleteSegundoPaso(trx, usuarioId))) throw notBegun();
    return recordChange(trx, deps, { usuarioId, accion: 'quitar-segundo-paso' });
  });
  await sendNow(deps, correoId);
}

type Change = { readonly usuarioId: string; readonly accion: keyof typeof SENTENCES };

const SENTENCES = {
  'poner-segundo-paso': 'Se ha activado la verificación en dos pasos de tu cuenta',
  'renovar-codigos': 'Se han cambiado los códigos de recuperación de tu cuenta',
  'quitar-segundo-paso': 'Se ha quitado la verificación en dos pasos de tu cuenta',
} as const;

/** Writes the change down and leaves a mail that tells the owner of it. */
async function recordChange(
  trx: Db,
  { publicUrl }: SecondStepDeps,
  { usuarioId, accion }: Change,
): Promise<string> {
  await insertAuditoria(trx, { usuarioId, entidad: 'usuario', entidadId: usuarioId, accion });
  const usuario = await findUsuario(trx, usuarioId);
  if (!usuario) throw notBegun();
  return insertSafetyNotice(trx, publicUrl, { usuario, what: SENTENCES[accion] });
}

function hashAll(codes: readonly string[], salt: Buffer): Promise<Buffer[]> {
  return Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
}

function notBegun() {
  return problem({
    code: 'segundo-paso-sin-empezar',
    status: 409,
    title: 'La verificación en dos pasos no está en marcha: empieza otra vez',
  });
}
