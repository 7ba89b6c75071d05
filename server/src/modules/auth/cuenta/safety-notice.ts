import { brandOfAccount } from '../../../platform/brand/brand.repository.ts';
import type { Db } from '../../../platform/database.ts';
import type { Mailer } from '../../../platform/mail.ts';
import { insertCorreo } from '../../../platform/outbox/outbox.repository.ts';
import { wordsOfSafetyNotice } from '../account-mails.ts';
import type { Usuario } from '../usuario.repository.ts';

export type NoticeDeps = { readonly db: Db; readonly mail: Mailer; readonly publicUrl: string };

type Notice = {
  readonly usuario: Pick<Usuario, 'id' | 'nombre' | 'email'>;
  /** The change, as a sentence without its full stop. */
  readonly what: string;
};

/** Leaves a mail that tells the owner of an account of a change of what protects it. */
export async function insertSafetyNotice(
  trx: Db,
  publicUrl: string,
  { usuario, what }: Notice,
): Promise<string> {
  const { nombre: casa } = await brandOfAccount(trx, usuario.id);
  return insertCorreo(trx, {
    motivo: 'seguridad',
    entidad: 'usuario',
    entidadId: usuario.id,
    destinatario: usuario.email,
    ...wordsOfSafetyNotice({ nombre: usuario.nombre, casa, enlace: `${publicUrl}/forgot-password`, what }),
  });
}
