import { avisos } from '@vatio/contract/endpoints';
import type { Db } from '../../platform/database.ts';
import { lastSummaryWeek } from './summary-week.service.ts';

type Eleccion = avisos.Preferencias['eventos'][number];

/** How a person is told of an event who has chosen nothing. */
function usual(evento: avisos.Evento): Eleccion {
  return { evento, campana: true, correo: avisos.POR_CORREO.includes(evento) };
}

/** What a person has chosen of every event, or would have if they had. */
export async function findElecciones(db: Db, usuarioId: string): Promise<Eleccion[]> {
  const chosen = await db
    .selectFrom('preferenciaDeAviso')
    .select(['evento', 'campana', 'correo'])
    .where('usuarioId', '=', usuarioId)
    .execute();
  return avisos.EVENTOS.map(
    (evento) => chosen.find((eleccion) => eleccion.evento === evento) ?? usual(evento),
  );
}

export async function findEleccion(db: Db, usuarioId: string, evento: avisos.Evento): Promise<Eleccion> {
  const elecciones = await findElecciones(db, usuarioId);
  return elecciones.find((eleccion) => eleccion.evento === evento) ?? usual(evento);
}

export async function writeElecciones(
  db: Db,
  usuarioId: string,
  elecciones: readonly Eleccion[],
): Promise<void> {
  // One by one, since one statement may not write the same event twice.
  for (const eleccion of elecciones) {
    await db
      .insertInto('preferenciaDeAviso')
      .values({ usuarioId, ...eleccion })
      .onConflict((conflict) => conflict.columns(['usuarioId', 'evento']).doUpdateSet(eleccion))
      .execute();
  }
}

/** The hours without mails, `HH:MM` in Spain. */
export type Silencio = { readonly desde: string; readonly hasta: string };

export async function findSilencio(db: Db, usuarioId: string): Promise<Silencio | null> {
  const row = await db
    .selectFrom('silencioDeAvisos')
    .select(['desde', 'hasta'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return row ? { desde: row.desde.slice(0, 5), hasta: row.hasta.slice(0, 5) } : null;
}

export async function writeSilencio(db: Db, usuarioId: string, silencio: Silencio | null): Promise<void> {
  if (silencio === null) {
    await db.deleteFrom('silencioDeAvisos').where('usuarioId', '=', usuarioId).execute();
    return;
  }
  await db
    .insertInto('silencioDeAvisos')
    .values({ usuarioId, ...silencio })
    .onConflict((conflict) => conflict.column('usuarioId').doUpdateSet(silencio))
    .execute();
}

export async function wantsResumenSemanal(db: Db, usuarioId: string): Promise<boolean> {
  const row = await db
    .selectFrom('resumenSemanal')
    .select('usuarioId')
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever chooses it gets the next one, and not that of the week that runs; choosing it again changes nothing. */
export async function writeResumenSemanal(db: Db, usuarioId: string, wanted: boolean): Promise<void> {
  if (!wanted) {
    await db.deleteFrom('resumenSemanal').where('usuarioId', '=', usuarioId).execute();
    return;
  }
  await db
    .insertInto('resumenSemanal')
    .values({ usuarioId, semana: lastSummaryWeek() })
    .onConflict((conflict) => conflict.column('usuarioId').doNothing())
    .execute();
}
