import type { reglasDeTareas } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { endsWithin } from '../cartera/contrato-por-acabar.repository.ts';
import type { NuevaTarea } from './tareas.repository.ts';

export async function findRegla(db: Db): Promise<reglasDeTareas.Regla> {
  return db.selectFrom('reglaDeTareas').select(['activa', 'diasAntesDelFin']).executeTakeFirstOrThrow();
}

/** Locks the rule until the transaction ends. */
export async function lockRegla(db: Db): Promise<reglasDeTareas.Regla> {
  return db
    .selectFrom('reglaDeTareas')
    .select(['activa', 'diasAntesDelFin'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateRegla(db: Db, regla: reglasDeTareas.Regla): Promise<void> {
  await db.updateTable('reglaDeTareas').set(regla).execute();
}

type Apuntada = { readonly id: string } & Pick<NuevaTarea, 'titulo' | 'fecha' | 'comercialId' | 'contratoId'>;

/**
 * Writes down, for today, one task for each active contract that ends or has its price reviewed in those days and has none for
 * that day yet.
 * It goes to the contract's representative or, when they have left, to the client's. What is being renewed, and the
 * clients whose data are blocked, are left alone. Two rounds at once write each task once: the second waits for the
 * first to have claimed the contract, and then finds it taken.
 */
export async function insertTareasDeFin(
  db: Db,
  { hoy, dias }: { readonly hoy: string; readonly dias: number },
): Promise<Apuntada[]> {
  const { rows } = await sql<Apuntada>`
    with ending as (
      select gen_random_uuid() as tarea_id, k.id as contrato_id, k.codigo, cosa.dia as fecha_fin, cosa.titulo, k.cliente_id,
        k.cups, r.id as comercial_id
      from contrato k
      cross join lateral (
        select k.fecha_fin as dia, 'Renovar ' || k.codigo || ', que acaba el ' as titulo
        where ${endsWithin({ hoy, dias })}
        union all
        select k.revision_precio, 'Comparar ' || k.codigo || ', cuyo precio se revisa el '
        where ${endsWithin({ hoy, dias, fecha: sql`k.revision_precio` })} and k.revision_precio is distinct from k.fecha_fin
      ) cosa
      join cliente c on c.id = k.cliente_id
      join lateral (
        select o.id from comercial o
        where o.id in (k.comercial_id, c.comercial_id) and (o.baja is null or o.baja > ${hoy}::date)
        order by o.id = k.comercial_id desc limit 1
      ) r on true
      where (k.fecha_fin between ${hoy}::date and ${hoy}::date + ${dias}::int
          or k.revision_precio between ${hoy}::date and ${hoy}::date + ${dias}::int)
        and c.borrado_en is null and c.datos_bloqueados_en is null
      order by k.id
    ), claimed as (
      insert into tarea_de_fin (contrato_id, fecha_fin, tarea_id)
      select contrato_id, fecha_fin, tarea_id from ending
      on conflict do nothing returning tarea_id
    )
    insert into tarea (id, tipo, titulo, fecha, repite_desde, comercial_id, cliente_id, cups, contrato_id)
    select tarea_id, 'llamada', titulo || to_char(fecha_fin, 'DD/MM/YYYY'),
      ${hoy}::date, ${hoy}::date, comercial_id, cliente_id, cups, contrato_id
    from ending join claimed using (tarea_id)
    returning id, titulo, fecha, comercial_id, contrato_id
  `.execute(db);
  return rows;
}
