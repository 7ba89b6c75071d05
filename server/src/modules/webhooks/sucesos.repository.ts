import type { QueryOf, sucesos } from '@vatio/contract/endpoints';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { type Changes, readChanges } from '../../platform/list/changes.ts';

/** Whether the viewer sees what an event is about, by the name of its identifier in `datos`. */
export type SucesosVistos = Readonly<
  Record<string, (viewer: Viewer, id: RawBuilder<unknown>) => RawBuilder<SqlBool>>
>;

/** What was told since, about what the viewer sees today. */
export function listSucesos(
  db: Db,
  { viewer, vistos }: { readonly viewer: Viewer; readonly vistos: SucesosVistos },
  { desde, ...query }: QueryOf<typeof sucesos.list>,
): Promise<Changes<sucesos.Suceso>> {
  const seen = Object.entries(vistos).map(
    ([name, sees]) => sql`when s.datos ? ${name} then ${sees(viewer, sql`(s.datos ->> ${name})::uuid`)}`,
  );
  return readChanges({
    db,
    query: { ...query, actualizadoDesde: desde },
    source: {
      name: 'sucesos',
      at: sql`s.ocurrido_en`,
      id: sql`s.id`,
      idType: 'uuid',
      from: sql`from webhook_suceso s where case ${sql.join(seen, sql` `)} else false end`,
    },
    read: async (ids) => {
      const { rows } = await sql<sucesos.Suceso>`
        select s.id, s.evento, s.ocurrido_en as ocurrido, s.datos from webhook_suceso s where s.id = any(${ids}::uuid[])
      `.execute(db);
      return rows.map((fila) => [fila.id, fila]);
    },
  });
}
