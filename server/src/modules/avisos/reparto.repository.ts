import type { avisos } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { endsWithin } from '../cartera/contrato-por-acabar.repository.ts';

export type Suceso = {
  readonly id: string;
  readonly evento: avisos.Evento;
  readonly entidadId: string;
  readonly autorId: string | null;
};

/** Takes something that has not been told yet, and holds it until the transaction ends. */
export async function takeSuceso(trx: Db): Promise<Suceso | undefined> {
  return trx
    .selectFrom('suceso')
    .select(['id', 'evento', 'entidadId', 'autorId'])
    .where('repartidoEn', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markTold(trx: Db, id: string): Promise<void> {
  await trx.updateTable('suceso').set({ repartidoEn: new Date() }).where('id', '=', id).execute();
}

export type Destinatario = { readonly id: string; readonly nombre: string; readonly email: string };

/** What it is about, in the words of a mail, and who is told. Undefined when it is gone or concerns nobody. */
export type Contado = {
  readonly referencia: string;
  readonly cliente: string | null;
  /** What its page is about, where that is another thing than the event's. */
  readonly lugarId: string | null;
  readonly personas: readonly Destinatario[];
};

/** The accounts that may sign in and are told of it: not that of who did it. */
export async function findContado(
  trx: Db,
  { evento, entidadId, autorId }: Suceso,
): Promise<Contado | undefined> {
  const { rows } = await sql<Contado>`
    select f.referencia, f.cliente, f.lugar_id, coalesce((
      select json_agg(json_build_object('id', u.id, 'nombre', u.nombre, 'email', u.email) order by u.id)
      from usuario u
      where u.estado = 'activo' and u.rol <> 'cliente' and u.id is distinct from ${autorId}::uuid
        and (u.id = f.usuario_id or (f.administra and u.rol = 'admin'))
    ), '[]') as personas
    from (
      select p.codigo as referencia, c.nombre as cliente, r.usuario_id, false as administra, null::uuid as lugar_id
      from propuesta p join cliente c on c.id = p.cliente_id join comercial r on r.id = p.comercial_id
      where ${evento} like 'propuesta-%' and p.id = ${entidadId} and p.borrado_en is null
      union all
      select k.codigo, c.nombre, r.usuario_id, false, null
      from contrato k join cliente c on c.id = k.cliente_id join comercial r on r.id = k.comercial_id
      where ${evento} in ('contrato-firmado', 'cambio-rechazado', 'contrato-por-acabar', 'precio-por-revisar', 'permanencia-por-acabar')
        and k.id = ${entidadId} and k.borrado_en is null
      union all
      select k.codigo, c.nombre, r.usuario_id, r.id is null, null
      from contrato k join cliente c on c.id = k.cliente_id
      left join comercial r on r.id = coalesce(
        (select o.id from comercial o where o.id = k.comercial_id and (o.baja is null or o.baja > ${today()})),
        c.comercial_id)
      where ${evento} = 'renovacion-pedida' and k.id = ${entidadId} and k.borrado_en is null
      union all
      select c.nombre, c.nombre, null, true, null
      from solicitud_de_supresion z join cliente c on c.id = z.cliente_id
      where ${evento} in ('supresion-pedida', 'supresion-por-vencer') and z.id = ${entidadId} and z.estado = 'pendiente'
      union all
      select n.codigo, c.nombre, r.usuario_id, c.comercial_id is null, null
      from incidencia n join cliente c on c.id = n.cliente_id left join comercial r on r.id = c.comercial_id
      where ${evento} = 'incidencia-escrita' and n.id = ${entidadId}
      union all
      select i.nombre, null, i.usuario_id, false, null from importacion i
      where ${evento} = 'importacion-terminada' and i.id = ${entidadId}
      union all
      select w.nombre, null, null, true, null from usuario w
      where ${evento} = 'cuenta-en-espera' and w.id = ${entidadId} and w.estado = 'pendiente'
      union all
      -- Whoever asked for them, or the client's representative once they work here no more.
      select c.nombre, c.nombre, coalesce(a.id, r.usuario_id), coalesce(a.id, r.usuario_id) is null, c.id
      from peticion_de_documentos y join cliente c on c.id = y.cliente_id
      left join usuario a on a.id = y.creada_por and a.estado = 'activo'
      left join comercial r on r.id = c.comercial_id
      where ${evento} = 'documentos-recibidos' and y.id = ${entidadId}
      union all
      select l.codigo, null, r.usuario_id, true, null
      from liquidacion l join comercial r on r.id = l.comercial_id
      where ${evento} = 'linea-disputada' and l.id = ${entidadId}
      union all
      select q.nombre, null, m.usuario_id, false, null
      from mirada m join sesion s on s.id = m.sesion_id join usuario q on q.id = s.usuario_id where ${evento} = 'cuenta-mirada' and m.id = ${entidadId}
    ) f
  `.execute(trx);
  return rows[0];
}

/** Writes down that an administrator looks at an account, which its person is told. */
export async function tellMirada(
  trx: Db,
  { mirada, autorId }: { readonly mirada: string; readonly autorId: string },
): Promise<void> {
  await trx
    .insertInto('suceso')
    .values({ evento: 'cuenta-mirada', entidadId: mirada, clave: mirada, autorId })
    .execute();
}

export async function insertAviso(trx: Db, usuarioId: string, sucesoId: string): Promise<void> {
  await trx
    .insertInto('aviso')
    .values({ usuarioId, sucesoId })
    .onConflict((conflict) => conflict.columns(['usuarioId', 'sucesoId']).doNothing())
    .execute();
}

/** These many days before its end a contract is told of. */
const DIAS_DE_CONTRATO = 30;
/** These many days before nobody may accept it any more, a proposal is told of. */
const DIAS_DE_PROPUESTA = 5;
/** These many days before the law wants an answer, a request to erase data is told of once more. */
const DIAS_DE_SUPRESION = 7;

/** Writes down what comes near its end, once for each thing and last day. */
export async function insertCercanos(db: Db, hoy: string): Promise<void> {
  await sql`
    insert into suceso (evento, entidad_id, clave)
    select 'propuesta-por-caducar', p.id, v.valida_hasta::text
    from propuesta p join propuesta_version v on v.propuesta_id = p.id and v.numero = p.numero
    where p.estado in ('enviada', 'vista') and p.borrado_en is null
      and v.valida_hasta between ${hoy}::date and ${hoy}::date + ${DIAS_DE_PROPUESTA}::int
    union all
    select 'contrato-por-acabar', k.id, k.fecha_fin::text
    from contrato k
    where ${endsWithin({ hoy, dias: DIAS_DE_CONTRATO })}
    union all
    select 'precio-por-revisar', k.id, k.revision_precio::text
    from contrato k
    where ${endsWithin({ hoy, dias: DIAS_DE_CONTRATO, fecha: sql`k.revision_precio` })}
    union all
    -- Where it comes with the end of the contract, that is told already.
    select 'permanencia-por-acabar', k.id, k.permanencia_hasta::text
    from contrato k
    where ${endsWithin({ hoy, dias: DIAS_DE_CONTRATO, fecha: sql`k.permanencia_hasta` })}
      and k.permanencia_hasta is distinct from k.fecha_fin
    union all
    select 'supresion-por-vencer', z.id, z.vence::text
    from solicitud_de_supresion z
    where z.estado = 'pendiente' and z.vence between ${hoy}::date and ${hoy}::date + ${DIAS_DE_SUPRESION}::int
    on conflict do nothing
  `.execute(db);
}
