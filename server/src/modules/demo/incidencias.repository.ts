import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import type { Incidencia } from './datos/incidencias.ts';

type People = { readonly clienteUsuarioId: string; readonly comercialUsuarioId: string };

/** Inserts the issues of the client of the demo's account, the oldest first. Nobody is mailed about them. */
export async function insertIncidencias(
  db: Db,
  incidencias: readonly Incidencia[],
  { hoy, clienteUsuarioId, comercialUsuarioId }: People & { readonly hoy: string },
): Promise<void> {
  for (const { asunto, estado, mensajes } of incidencias) {
    const { id: clienteId } = await db
      .selectFrom('cliente')
      .select('id')
      .where('usuarioId', '=', clienteUsuarioId)
      .executeTakeFirstOrThrow();
    const instant = (haceDias: number) =>
      sql<string>`(${hoy}::date - ${haceDias}::int + time '09:30') at time zone 'Europe/Madrid'`;
    const days = mensajes.map(({ haceDias }) => haceDias);
    const { id } = await db
      .insertInto('incidencia')
      .values({
        codigo: await nextCodigo(db, 'IN', Number(hoy.slice(0, 4))),
        clienteId,
        asunto,
        estado,
        creadaPor: clienteUsuarioId,
        creadaEn: instant(Math.max(...days)),
        cambiadaEn: instant(Math.min(...days)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { haceDias, deLaCasa, texto } of mensajes) {
      const usuarioId = deLaCasa ? comercialUsuarioId : clienteUsuarioId;
      await db
        .insertInto('incidenciaMensaje')
        .values({ incidenciaId: id, texto, deLaCasa, usuarioId, creadoEn: instant(haceDias) })
        .execute();
    }
  }
  await db
    .updateTable('suceso')
    .set({ repartidoEn: new Date() })
    .where('evento', '=', 'incidencia-escrita')
    .execute();
}
