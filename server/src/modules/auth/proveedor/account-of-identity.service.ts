import { randomInt } from 'node:crypto';
import type { Db } from '../../../platform/database.ts';
import { problem } from '../../../platform/problems.ts';
import { newSecretToken } from '../../../platform/secret-token.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { refuseInactive } from '../auth.service.ts';
import { foldEmail } from '../fold-email.ts';
import { hashPassword } from '../password.ts';
import { findUsuarioByEmail, insertUsuario, type Usuario } from '../usuario.repository.ts';
import { findLinkedUsuario, insertIdentidad, type Subject } from './identidad.repository.ts';
import type { Identity } from './openid.ts';
import type { StoredProveedor } from './proveedor.repository.ts';

type House = Pick<StoredProveedor, 'dominios' | 'pideCuentas' | 'nombre'>;

/**
 * The account of the person that the provider names: the one that they entered before, whatever has become of their address;
 * the first time, that of their verified address, which is theirs from then on. Whoever has none asks for one where the house
 * lets them.
 */
export async function accountOf(db: Db, house: House, identity: Identity): Promise<Usuario> {
  const linked = await findLinkedUsuario(db, identity.subject);
  if (linked) {
    if (!isOfHouse(house, linked.email)) throw withoutAccount(linked.email);
    return active(linked);
  }
  const email = verifiedEmail(house, identity);
  if (!isOfHouse(house, email)) throw withoutAccount(email);
  const found = await findUsuarioByEmail(db, email);
  if (found) return link(db, house, { usuario: active(found), subject: identity.subject });
  const pending = house.pideCuentas ? await askForAccount(db, email, identity) : undefined;
  if (!pending) throw withoutAccount(email);
  return active(pending);
}

function active(usuario: Usuario): Usuario {
  refuseInactive(usuario);
  return usuario;
}

function verifiedEmail({ nombre }: House, { email, isVerified }: Identity): string {
  if (email !== undefined && isVerified) return email;
  const title = `${nombre} no confirma que tu correo sea tuyo: habla con quien administra`;
  throw problem({ code: 'correo-sin-verificar', status: 403, title });
}

function isOfHouse({ dominios }: House, email: string): boolean {
  return dominios.includes(foldEmail(email).split('@').at(-1) ?? '');
}

type FirstEntry = { readonly usuario: Usuario; readonly subject: Subject };

async function link(db: Db, { nombre }: House, { usuario, subject }: FirstEntry): Promise<Usuario> {
  const isNew = await db.transaction().execute(async (trx) => {
    if (!(await insertIdentidad(trx, subject, usuario.id))) return false;
    await insertAuditoria(trx, {
      usuarioId: usuario.id,
      entidad: 'usuario',
      entidadId: usuario.id,
      accion: 'enlazar-identidad',
    });
    return true;
  });
  // The same person may have entered twice at once.
  if (isNew || (await findLinkedUsuario(db, subject))?.id === usuario.id) return usuario;
  throw problem({
    code: 'identidad-de-otra-persona',
    status: 403,
    title: `Con tu correo ha entrado antes otra persona de ${nombre}: habla con quien administra`,
  });
}

/** An account that waits for an administrator, as one that somebody registers does; nobody knows its password. */
function askForAccount(db: Db, email: string, { name, subject }: Identity): Promise<Usuario | undefined> {
  const [local = 'cuenta'] = email.split('@');
  return db.transaction().execute(async (trx) => {
    const usuario = await insertUsuario(trx, {
      nombre: (name ?? email).slice(0, 200),
      nombreUsuario: `${local.replace(/[^a-zA-Z0-9._-]/g, '').slice(0, 30)}-${randomInt(1e6, 1e7)}`,
      email,
      rol: 'cliente',
      estado: 'pendiente',
      claveHash: await hashPassword(newSecretToken()),
    });
    if (usuario) await insertIdentidad(trx, subject, usuario.id);
    return usuario;
  });
}

function withoutAccount(email: string) {
  return problem({ code: 'sin-cuenta', status: 403, title: `No hay ninguna cuenta para ${email}` });
}
