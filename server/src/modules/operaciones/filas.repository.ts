import type { operaciones, QueryOf } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { NuevaFila } from './operaciones.repository.ts';
import type { DatosDeFila } from './tables.ts';

/** The name by which people know each thing. */
const NOMBRE = sql`
  case f.entidad
    when 'cliente' then (select nombre from cliente where id = f.entidad_id::uuid)
    when 'contrato' then (select codigo from contrato where id = f.entidad_id::uuid)
    when 'propuesta' then (select codigo from propuesta where id = f.entidad_id::uuid)
    when 'comercial' then (select nombre from comercial where id = f.entidad_id::uuid)
    when 'producto' then (select nombre from producto where id = f.entidad_id::uuid)
    when 'tarea' then (select titulo from tarea where id = f.entidad_id::uuid)
    when 'usuario' then (select email from usuario where id = f.entidad_id::uuid)
    else f.entidad_id
  end`;

export type FilaConNombre = {
  readonly orden: number;
  readonly entidad: operaciones.Entidad;
  readonly entidadId: string | null;
  readonly linea: number | null;
  readonly nombre: string | null;
  readonly resultado: operaciones.Resultado;
  readonly motivo: string | null;
};

export async function listFilas(
  db: Db,
  id: string,
  { resultado, page, limit }: Pick<QueryOf<typeof operaciones.rows>, 'resultado' | 'page' | 'limit'>,
): Promise<{ rows: FilaConNombre[]; count: number }> {
  const suyas = sql`
    from operacion_fila f where f.operacion_id = ${id} ${resultado ? sql`and f.resultado = ${resultado}` : sql``}`;
  const pagina = sql<FilaConNombre>`
    select f.orden, f.entidad, f.entidad_id, f.linea, f.resultado, f.motivo, ${NOMBRE} as nombre ${suyas}
    order by f.orden limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const total = sql<{ count: number }>`select count(*) ${suyas}`.execute(db);
  const [{ rows }, cuenta] = await Promise.all([pagina, total]);
  return { rows, count: cuenta.rows[0]?.count ?? 0 };
}

/** The rows done, from the last to the first, because undoing goes backwards. */
export async function hechasAlReves(db: Db, operacionId: string): Promise<NuevaFila[]> {
  return db
    .selectFrom('operacionFila')
    .select(['entidad', 'entidadId', 'antes'])
    .where('operacionId', '=', operacionId)
    .where('resultado', '=', 'hecha')
    .orderBy('orden', 'desc')
    .execute();
}

export type Pendiente = {
  readonly operacionId: string;
  readonly orden: number;
  readonly entidad: operaciones.Entidad;
  readonly entidadId: string | null;
  readonly antes: object | null;
  readonly datos: DatosDeFila | null;
};

/** Locks the operation until the transaction ends and takes its next rows; undefined when nothing is left. */
export async function takeChunk(trx: Db, id: string, cuantas: (tipo: operaciones.Tipo) => number) {
  const operacion = await trx
    .selectFrom('operacion')
    .select(['tipo', 'usuarioId', 'claveId', 'detalle', 'deshaceId'])
    .where('id', '=', id)
    .where('estado', 'in', ['en-cola', 'en-marcha'])
    .forUpdate()
    .executeTakeFirst();
  if (!operacion) return undefined;
  const { rol, estado } = await trx
    .selectFrom('usuario')
    .select(['rol', 'estado'])
    .where('id', '=', operacion.usuarioId)
    .executeTakeFirstOrThrow();
  const most = cuantas(operacion.tipo);
  const filas: Pendiente[] = await trx
    .selectFrom('operacionFila')
    .select(['operacionId', 'orden', 'entidad', 'entidadId', 'antes', 'datos'])
    .where('operacionId', '=', id)
    .where('resultado', '=', 'pendiente')
    .orderBy('orden')
    .limit(most)
    .execute();
  const ultimo = filas.length < most;
  return { ...operacion, viewer: { id: operacion.usuarioId, role: rol }, estado, filas, ultimo };
}

export type Final = {
  readonly orden: number;
  readonly resultado: Exclude<operaciones.Resultado, 'pendiente'>;
  readonly motivo: string | null;
  readonly campo: string | null;
  readonly antes: object | null;
};

/** Records the results of some rows and the progress of the operation. */
export async function recordChunk({
  trx,
  id,
  finales,
  ultimo,
}: {
  readonly trx: Db;
  readonly id: string;
  readonly finales: readonly Final[];
  readonly ultimo: boolean;
}): Promise<void> {
  await sql`
    update operacion_fila f set resultado = v.resultado, motivo = v.motivo, campo = v.campo, antes = v.antes,
      datos = case when v.resultado = 'rechazada' then f.datos end
    from jsonb_to_recordset(${JSON.stringify(finales)}::jsonb)
      as v (orden int, resultado text, motivo text, campo text, antes jsonb)
    where f.operacion_id = ${id} and f.orden = v.orden
  `.execute(trx);
  const cuantas = (resultado: Final['resultado']) =>
    finales.filter((final) => final.resultado === resultado).length;
  await trx
    .updateTable('operacion')
    .set((eb) => ({
      hechas: eb('hechas', '+', cuantas('hecha')),
      sinCambios: eb('sinCambios', '+', cuantas('sin-cambios')),
      rechazadas: eb('rechazadas', '+', cuantas('rechazada')),
      revision: eb('revision', '+', 1),
      estado: ultimo ? 'terminada' : 'en-marcha',
      terminadaEn: ultimo ? new Date() : null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Operations left half-way by a dead process, or under way in another one. */
export async function listSinTerminar(db: Db): Promise<string[]> {
  const filas = await db
    .selectFrom('operacion')
    .select('id')
    .where('estado', 'in', ['en-cola', 'en-marcha'])
    .orderBy('creadoEn')
    .orderBy('id')
    .execute();
  return filas.map(({ id }) => id);
}
