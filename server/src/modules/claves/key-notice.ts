import { brandOfAccount } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';

type NewKey = {
  readonly account: { readonly id: string; readonly nombre: string; readonly email: string };
  /** The names of the key and of whoever made it. */
  readonly nombre: string;
  readonly maker: string;
};

/** Leaves a mail that tells the owner of an account of a key that somebody else made in their name. */
export async function insertKeyNotice(
  trx: Db,
  publicUrl: string,
  { account, nombre, maker }: NewKey,
): Promise<string> {
  const { nombre: casa } = await brandOfAccount(trx, account.id);
  return insertCorreo(trx, {
    motivo: 'seguridad',
    entidad: 'usuario',
    entidadId: account.id,
    destinatario: account.email,
    asunto: `Un programa puede actuar en tu nombre · ${casa}`,
    texto: [
      `Hola, ${account.nombre}:`,
      `${maker} ha hecho una clave de la API, «${nombre}», con la que un programa lee o escribe en tu nombre.`,
      `En «Mi cuenta» ves qué puede hacer y hasta cuándo, y la revocas si no la esperabas: ${publicUrl}/mi-cuenta`,
    ].join('\n\n'),
  });
}
