import type { correos } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** What a mail is about, what it says and until when it is of use. */
export type Carta = {
  readonly motivo: correos.Motivo;
  readonly entidad: correos.Entidad;
  readonly entidadId: string;
  readonly destinatario: string;
  readonly asunto: string;
  readonly texto: string;
  /** An address that `texto` has as a line of its own: the HTML of the mail draws it as a button. */
  readonly enlace?: string;
  readonly adjunto?: { readonly nombre: string; readonly tipo: string; readonly contenido: Buffer };
  /** Absent: it waits as long as it is tried. */
  readonly caducaEn?: Date;
  /** Whose doing it is; absent: nobody's who has signed in. */
  readonly usuarioId?: string;
};

/** Leaves a mail to be sent. Call it in the transaction of what causes it: one is not there without the other. */
export async function insertCorreo(db: Db, { adjunto, ...carta }: Carta): Promise<string> {
  const { id } = await db
    .insertInto('correo')
    .values({
      ...carta,
      adjunto: adjunto?.contenido ?? null,
      adjuntoNombre: adjunto?.nombre ?? null,
      adjuntoTipo: adjunto?.tipo ?? null,
      enlace: carta.enlace ?? null,
      usuarioId: carta.usuarioId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Nothing of what it said is kept: it may have carried a link that opens an account. */
const VACIO = { texto: null, enlace: null, adjunto: null, adjuntoNombre: null, adjuntoTipo: null } as const;

/** Those still waiting that are about something are of no use any more. */
export async function annulCorreos(
  db: Db,
  entidadId: string,
  motivos: readonly correos.Motivo[],
): Promise<void> {
  await db
    .updateTable('correo')
    .set({ ...VACIO, estado: 'anulado', cambiadoEn: new Date() })
    .where('entidadId', '=', entidadId)
    .where('motivo', 'in', motivos)
    .where('estado', 'in', ['en-cola', 'sin-confirmar'])
    .execute();
}

/** Those that expired while they waited: what they said goes. */
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
 * One that is due, or a given one, held until the transaction ends: no other sender takes it, nor after the death of this
 * one, until the database has seen it. `no key`: what is written of its delivery refers to it meanwhile.
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

/** Whether a try of a mail was about to end when it was cut off. */
export async function huboEntrega(db: Db, correoId: string, intento: number): Promise<boolean> {
  const fila = await db
    .selectFrom('correoEntrega')
    .select('intento')
    .where('correoId', '=', correoId)
    .where('intento', '=', intento)
    .executeTakeFirst();
  return fila !== undefined;
}

/** Of two that would end the same try the second one cannot. */
export async function recordDelivery(db: Db, correoId: string, intento: number): Promise<void> {
  await db.insertInto('correoEntrega').values({ correoId, intento }).execute();
}

type Final = {
  readonly estado: correos.Estado;
  readonly intentos: number;
  readonly error: string | null;
  /** When it is tried again. */
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
