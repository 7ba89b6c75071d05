import { peticionesDeDocumentos } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts';
import { PEDIDO, SUPRESION, TAREAS } from './datos/gestiones.ts';

type People = {
  readonly hoy: string;
  readonly clienteUsuarioId: string;
  readonly comercialUsuarioId: string;
};

/** Inserts a day of work of each representative, a request of erasure and one for documents. */
export async function insertGestiones(db: Db, people: People): Promise<void> {
  await insertTareas(db, people);
  await insertSupresion(db, people.hoy);
  await insertPeticion(db, people);
}

/** Each task is about another of the representative's clients, as far as there are. */
async function insertTareas(db: Db, { hoy, comercialUsuarioId }: People): Promise<void> {
  for (const [i, { tipo, titulo, nota, dias, hora }] of TAREAS.entries()) {
    await sql`
      insert into tarea (tipo, titulo, nota, fecha, repite_desde, hora, comercial_id, cliente_id, creada_por)
      select ${tipo}, ${titulo}, ${nota}, ${hoy}::date + ${dias}::int, ${hoy}::date + ${dias}::int, ${hora}::time,
        r.id, r.clientes[1 + ${i}::int % cardinality(r.clientes)], ${comercialUsuarioId}
      from (
        select r.id, array_agg(c.id order by c.nombre, c.id) as clientes
        from comercial r join cliente c on c.comercial_id = r.id and c.borrado_en is null
        where r.baja is null group by r.id
      ) r
    `.execute(db);
  }
}

/** The first person among the clients asks for it. */
async function insertSupresion(db: Db, hoy: string): Promise<void> {
  await sql`
    insert into solicitud_de_supresion (cliente_id, motivo, pedida, vence)
    select c.id, ${SUPRESION.motivo}, d.pedida, (d.pedida + interval '1 month')::date
    from cliente c, (select ${hoy}::date - ${SUPRESION.haceDias}::int as pedida) d
    where c.tipo = 'persona' and c.borrado_en is null order by c.nombre, c.id limit 1
  `.execute(db);
}

/** Nobody knows the token of its link: the representative renews it, and the client answers in their own area. */
async function insertPeticion(db: Db, { clienteUsuarioId, comercialUsuarioId }: People): Promise<void> {
  const { id: clienteId } = await db
    .selectFrom('cliente')
    .select('id')
    .where('usuarioId', '=', clienteUsuarioId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('peticionDeDocumentos')
    .values({
      clienteId,
      contratoId: null,
      hash: hashOfToken(newSecretToken()),
      papeles: [...PEDIDO.papeles],
      nota: PEDIDO.nota,
      enviadaA: null,
      creadaPor: comercialUsuarioId,
      caducaEn: new Date(Date.now() + peticionesDeDocumentos.DIAS * 86_400_000),
    })
    .execute();
}
