import type { auditoria, QueryOf } from '@vatio/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Consulta } from '../../platform/hoja/cursor.ts';
import { palabrasDe, patron, plegar } from '../../platform/texto.ts';
import { isUuid } from '../../platform/uuid.ts';

export type FilaAuditoria = Omit<auditoria.Entrada, 'quien'> & {
  usuarioId: string | null;
  usuarioNombre: string | null;
};

type Filtros = Omit<QueryOf<typeof auditoria.list>, 'page' | 'limit' | 'sort'>;

/** What a person knows the thing by; it may be gone. */
const NOMBRE = sql`
  case a.entidad
    when 'cliente' then (select nombre from cliente where id::text = a.entidad_id)
    when 'comercial' then (select nombre from comercial where id::text = a.entidad_id)
    when 'usuario' then (select email from usuario where id::text = a.entidad_id)
    when 'producto' then (select nombre from producto where id::text = a.entidad_id)
    when 'analisis' then (select codigo from analisis where id::text = a.entidad_id)
    when 'propuesta' then (select codigo from propuesta where id::text = a.entidad_id)
    when 'contrato' then (select codigo from contrato where id::text = a.entidad_id)
    when 'liquidacion' then (select codigo from liquidacion where id::text = a.entidad_id)
    when 'documento' then (select nombre from documento where id::text = a.entidad_id)
    when 'punto-suministro' then a.entidad_id
  end`;

const COLUMNAS = sql`
  a.id, a.cuando, a.usuario_id, u.nombre as usuario_nombre, a.entidad, a.entidad_id, ${NOMBRE} as nombre, a.accion,
  a.antes, a.despues`;

function buscadas({ q, entidad, entidadId, quien, accion, desde, hasta }: Filtros) {
  const condiciones = [sql`true`];
  if (entidad) condiciones.push(sql`a.entidad = ${entidad}`);
  if (entidadId) condiciones.push(sql`a.entidad_id = ${entidadId}`);
  if (quien) condiciones.push(isUuid(quien) ? sql`a.usuario_id = ${quien}` : sql`false`);
  if (accion?.length) condiciones.push(sql`a.accion = any(${accion})`);
  if (desde) condiciones.push(sql`a.cuando >= ${desde}::timestamp at time zone 'Europe/Madrid'`);
  if (hasta) condiciones.push(sql`a.cuando < (${hasta}::date + 1)::timestamp at time zone 'Europe/Madrid'`);
  for (const palabra of palabrasDe(plegar(q ?? ''))) {
    const texto = sql`concat(' ', u.nombre, ' ', a.accion, ' ', a.entidad, ' ', a.entidad_id, ' ', a.antes, ' ', a.despues)`;
    condiciones.push(sql`plegar(${texto}) like ${patron(palabra)}`);
  }
  return sql.join(condiciones, sql` and `);
}

const desdeAuditoria = (filtros: Filtros) => sql`
  from auditoria a left join usuario u on u.id = a.usuario_id where ${buscadas(filtros)}`;

function claves(sort = '-cuando') {
  return sort.startsWith('-') ? sql`a.id desc` : sql`a.id`;
}

export async function listAuditoria(
  db: Db,
  { page, limit, sort, ...filtros }: QueryOf<typeof auditoria.list>,
): Promise<{ rows: FilaAuditoria[]; count: number }> {
  // The names are looked up for the page alone.
  const pagina = sql<FilaAuditoria>`
    select ${COLUMNAS} from auditoria a left join usuario u on u.id = a.usuario_id
    where a.id in (
      select a.id ${desdeAuditoria(filtros)} order by ${claves(sort)} limit ${limit} offset ${(page - 1) * limit}
    ) order by ${claves(sort)}
  `.execute(db);
  const total = sql<{ count: number }>`select count(*) ${desdeAuditoria(filtros)}`.execute(db);
  const [{ rows }, cuenta] = await Promise.all([pagina, total]);
  return { rows, count: cuenta.rows[0]!.count };
}

export function consultaAuditoria(filtros: Filtros, sort: string | undefined): Consulta<FilaAuditoria> {
  return { filas: sql`select ${COLUMNAS} ${desdeAuditoria(filtros)}`, orden: claves(sort) };
}

/** Forgets what the entries say of something: that somebody did it, and when, remains. Only the law asks for it. */
export async function suprimirAuditoria(
  db: Db,
  entidad: auditoria.Entidad,
  entidadId: string,
): Promise<void> {
  await sql`select suprimir_auditoria(${entidad}, ${entidadId})`.execute(db);
}
