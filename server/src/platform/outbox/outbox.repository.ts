import type { correos } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { spendBudget } from './budget.ts';

/** A mail: its subject matter, its text and the moment until which it is useful. */
export type Carta = {
  readonly motivo: correos.Motivo;
  readonly entidad: correos.Entidad;
  readonly entidadId: string;
  readonly destinatario: string;
  readonly asunto: string;
  readonly texto: string;
  /** An address that is a line of its own in `texto`; the HTML of the mail draws it as a button. */
  readonly enlace?: string;
  readonly adjunto?: { readonly nombre: string; readonly tipo: string; readonly contenido: Buffer };
  /** When absent, the mail is tried for as long as any other. */
  readonly caducaEn?: Date;
  /** The moment before which it is not sent; at once when absent. */
  readonly desde?: Date | undefined;
  /** The brand under which it goes; when absent, that of what it is about. */
  readonly marcaId?: string;
  /** The account that caused it; absent when nobody who has signed in did. */
  readonly usuarioId?: string | undefined;
};

/**
 * Leaves a mail to be sent. Call it in the transaction of its cause, so that neither exists without the other.
 */
export async function insertCorreo(db: Db, carta: Carta): Promise<string> {
  await spendBudget(db, carta);
  const { id } = await insertion(db, carta).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A mail waits this long for others of its kind, which it then stands for. */
const COMPANY_MS = 10 * 60_000;

/** Leaves a mail that stands for all of its kind to the same person until it is sent, and is thus sent once. */
export async function insertCorreoOfMany(db: Db, tanda: string, { desde, ...carta }: Carta): Promise<void> {
  const together = new Date(Math.max(Date.now() + COMPANY_MS, desde?.getTime() ?? 0));
  await insertion(db, { ...carta, desde: together }, tanda)
    .onConflict((conflict) =>
      conflict
        .columns(['destinatario', 'tanda'])
        .where('estado', '=', 'en-cola')
        .where('tanda', 'is not', null)
        .doNothing(),
    )
    .execute();
}

function insertion(db: Db, { adjunto, desde, ...carta }: Carta, tanda: string | null = null) {
  return db.insertInto('correo').values({
    ...carta,
    ...(desde && { siguiente: desde }),
    adjunto: adjunto?.contenido ?? null,
    adjuntoNombre: adjunto?.nombre ?? null,
    adjuntoTipo: adjunto?.tipo ?? null,
    enlace: carta.enlace ?? null,
    usuarioId: carta.usuarioId ?? null,
    marcaId: carta.marcaId ?? sql<string>`marca_de_correo(${carta.entidad}, ${carta.entidadId})`,
    tanda,
  });
}

/** A sent mail keeps nothing of its text, which may have carried a link that opens an account. */
const VACIO = { texto: null, enlace: null, adjunto: null, adjuntoNombre: null, adjuntoTipo: null } as const;

/** Annuls the waiting mails about something, which are no longer useful. */
export async function annulCorreos(
  db: Db,
  entidadId: string,
  motivos: readonly correos.Motivo[],
): Promise<void> {
  await annulment(db).where('entidadId', '=', entidadId).where('motivo', 'in', motivos).execute();
}

/** Annuls the waiting mails with a link that works no more; its address ends in the token of that hash. */
export async function annulCorreosWithLink(db: Db, hash: Buffer): Promise<void> {
  await annulment(db)
    .where(sql<Buffer>`sha256(convert_to(substring(enlace from '[^/]*$'), 'UTF8'))`, '=', hash)
    .execute();
}

function annulment(db: Db) {
  return db
    .updateTable('correo')
    .set({ ...VACIO, estado: 'anulado', cambiadoEn: new Date() })
    .where('estado', 'in', ['en-cola', 'sin-confirmar']);
}

/** Expires the mails that were waiting too long, and deletes their text. */
export async function expireCorreos(db: Db): Promise<void> {
  await db
    .updateTable('correo')
    .set((eb) => ({
      ...VACIO,
      estado: sql<correos.Estado>`case estado when 'en-cola' then 'no-entregado' else estado end`,
      error: eb.fn.coalesce('error', eb.val('Caducó antes de poder enviarse')),
      cambiadoEn: new Date(),
    }))
    .where('texto', 'is not', null)
    .where('caducaEn', '<=', sql<string>`now()`)
    .execute();
}

/**
 * Takes a mail that is due, or a given one, and holds it until the transaction ends. After a crash nobody else
 * takes it before the database has noticed. `no key` lets the record of its delivery refer to it meanwhile.
 */
export async function takeCorreo(trx: Db, id?: string) {
  let pendiente = trx
    .selectFrom('correo')
    .selectAll()
    .where('estado', '=', 'en-cola')
    .where('siguiente', '<=', sql<string>`now()`)
    .where((eb) => eb.or([eb('caducaEn', 'is', null), eb('caducaEn', '>', sql<string>`now()`)]));
  if (id) pendiente = pendiente.where('id', '=', id);
  return pendiente.orderBy('siguiente').limit(1).forNoKeyUpdate().skipLocked().executeTakeFirst();
}

/** Whether a try was about to end when it was cut off. */
export async function huboEntrega(db: Db, correoId: string, intento: number): Promise<boolean> {
  const fila = await db
    .selectFrom('correoEntrega')
    .select('intento')
    .where('correoId', '=', correoId)
    .where('intento', '=', intento)
    .executeTakeFirst();
  return fila !== undefined;
}

/** Of two processes that would end the same try, the second fails. */
export async function recordDelivery(db: Db, correoId: string, intento: number): Promise<void> {
  await db.insertInto('correoEntrega').values({ correoId, intento }).execute();
}

type Final = {
  readonly estado: correos.Estado;
  readonly intentos: number;
  readonly error: string | null;
  /** The instant of the next try. */
  readonly siguiente?: Date;
};

export async function recordAttempt(trx: Db, id: string, final: Final): Promise<void> {
  const fin = (final.estado === 'enviado' || final.estado === 'impreso') && VACIO;
  await trx
    .updateTable('correo')
    .set({ ...final, ...fin, cambiadoEn: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function estadoDeCorreo(db: Db, id: string): Promise<correos.Estado | undefined> {
  const fila = await db.selectFrom('correo').select('estado').where('id', '=', id).executeTakeFirst();
  return fila?.estado;
}
