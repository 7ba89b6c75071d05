import type { puntosSuministro, QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { foldText, likePattern } from '../../platform/fold-text.ts';
import { countRows } from '../../platform/list/count-rows.ts';
import { orderBy } from '../../platform/list/order-by.ts';
import { clienteVisible } from '../cartera/visibilidad.repository.ts';

type Consulta = QueryOf<typeof puntosSuministro.cronologia>;
type FilaHecho = Omit<puntosSuministro.HechoDePunto, 'quien'> & {
  usuarioId: string | null;
  usuarioNombre: string | null;
};

/**
 * The query of each kind of event. The caller has checked the point itself; analyses, proposals and contracts
 * are shown to whoever sees the client for whom they were made, which may be an earlier one.
 */
function fuentes(viewer: Viewer, cups: string): RawBuilder<unknown>[] {
  const documentos = sql`
    select 'documento', creado_en, usuario_id, id::text, 'subir', nombre
    from documento where entidad = 'punto-suministro' and entidad_id = ${cups} and borrado_en is null`;
  // A client is told nothing of the house's work on the supply.
  if (viewer.role === 'cliente') return [documentos];
  const visible = clienteVisible(viewer);
  return [
    documentos,
    sql`
      select 'cambio', cuando, usuario_id, id::text, accion, entidad_id
      from auditoria where entidad = 'punto-suministro' and entidad_id = ${cups}`,
    sql`
      select 'analisis', a.creado_en, a.creado_por, a.id::text,
        case a.version when 1 then 'crear' else 'recalcular' end, a.codigo
      from analisis a join cliente c on c.id = a.cliente_id
      where a.cups @> array[${cups}]::text[] and ${visible}`,
    sql`
      select 'propuesta', h.cuando, h.usuario_id, p.id::text, h.accion, p.codigo
      from propuesta p join cliente c on c.id = p.cliente_id
        join auditoria h on h.entidad = 'propuesta' and h.entidad_id = p.id::text
      where p.borrado_en is null and ${visible}
        and exists (select from propuesta_version v where v.propuesta_id = p.id and v.cups @> array[${cups}]::text[])`,
    sql`
      select 'contrato', h.cuando, h.usuario_id, k.id::text, h.accion, k.codigo
      from contrato k join cliente c on c.id = k.cliente_id
        join auditoria h on h.entidad = 'contrato' and h.entidad_id = k.id::text
      where k.cups = ${cups} and k.borrado_en is null and ${visible}`,
  ];
}

/** The history of a point. The caller has checked that the viewer sees the point. */
export async function listHechosDePunto({
  db,
  viewer,
  cups,
  consulta: { page, limit, sort = '-cuando', q },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly cups: string;
  readonly consulta: Consulta;
}): Promise<{ rows: FilaHecho[]; count: number; total: number }> {
  const hechos = ({ q: texto }: Pick<Consulta, 'q'>) => sql`(
      select f.* from (${sql.join(fuentes(viewer, cups), sql` union all `)})
        as f (tipo, cuando, usuario_id, id, accion, titulo)
    ) h where ${texto ? sql`plegar(' ' || h.titulo) like ${likePattern(foldText(texto))}` : sql`true`}`;
  const orden = orderBy(sort, { cuando: { filled: sql`h.cuando` } }, sql`h.id`);
  const pagina = sql<FilaHecho>`
    select h.*, u.nombre as usuario_nombre
    from (
      select h.* from ${hechos({ q })} order by ${orden} limit ${limit} offset ${(page - 1) * limit}
    ) h left join usuario u on u.id = h.usuario_id
    order by ${orden}`;
  const [{ rows }, cuentas] = await Promise.all([
    pagina.execute(db),
    countRows<Pick<Consulta, 'q'>>({
      db,
      filters: { q },
      scope: {},
      from: (filtros) => sql`from ${hechos(filtros)}`,
    }),
  ]);
  return { rows, ...cuentas };
}
