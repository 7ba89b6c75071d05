import type { clientes, QueryOf } from '@vatio/contract/endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { foldText, likePattern } from '../../../platform/fold-text.ts';
import { countRows } from '../../../platform/list/count-rows.ts';
import { orderBy } from '../../../platform/list/order-by.ts';

type Tipo = clientes.HechoDeCliente['tipo'];
type Filtros = Pick<QueryOf<typeof clientes.cronologia>, 'tipo' | 'q'>;
export type FilaHecho = Omit<clientes.HechoDeCliente, 'cuando' | 'quien'> & {
  cuando: string;
  usuarioId: string | null;
  usuarioNombre: string | null;
};

/** Consents and notes have a source of their own, so the audit's entries on them are left out. */
const CONTADAS = sql`('consentir', 'cambiar-nota', 'borrar-nota', 'restaurar-nota')`;

/**
 * The query of each kind of event: `cuando`, `usuario_id`, `id`, `accion`, `titulo`, `antes` and `despues` for
 * the client `k.id`.
 */
const FUENTES: Readonly<Record<Tipo, RawBuilder<unknown>>> = {
  cambio: sql`
    select cuando, usuario_id, id::text, accion, k.nombre as titulo, antes, despues
    from auditoria where entidad = 'cliente' and entidad_id = k.id::text and accion not in ${CONTADAS}`,
  nota: sql`
    select creado_en, usuario_id, id::text, 'anotar', texto, null::jsonb, null::jsonb
    from nota where cliente_id = k.id and borrado_en is null`,
  documento: sql`
    select creado_en, usuario_id, id::text, 'subir', nombre, null::jsonb, null::jsonb
    from documento where entidad = 'cliente' and entidad_id = k.id::text and borrado_en is null`,
  consentimiento: sql`
    select creado_en, usuario_id, id::text, case when otorgado then 'otorgar' else 'retirar' end, finalidad,
      null::jsonb, null::jsonb
    from consentimiento where cliente_id = k.id`,
  analisis: sql`
    select creado_en, creado_por, id::text, case version when 1 then 'crear' else 'recalcular' end, codigo,
      null::jsonb, null::jsonb
    from analisis where cliente_id = k.id`,
  propuesta: sql`
    select a.cuando, a.usuario_id, p.id::text, a.accion, p.codigo, a.antes, a.despues
    from propuesta p join auditoria a on a.entidad = 'propuesta' and a.entidad_id = p.id::text
    where p.cliente_id = k.id and p.borrado_en is null`,
  contrato: sql`
    select a.cuando, a.usuario_id, c.id::text, a.accion, c.codigo, a.antes, a.despues
    from contrato c join auditoria a on a.entidad = 'contrato' and a.entidad_id = c.id::text
    where c.cliente_id = k.id and c.borrado_en is null`,
};

/** A client does not see these kinds of events, which are internal. */
const DE_LA_CASA: readonly Tipo[] = ['cambio', 'nota', 'propuesta', 'contrato'];

/** The history of a client. The caller has checked that the viewer sees the client. */
export async function listHechos({
  db,
  viewer: { role },
  clienteId,
  query: { page, limit, sort = '-cuando', ...filtros },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly clienteId: string;
  readonly query: QueryOf<typeof clientes.cronologia>;
}): Promise<{ rows: FilaHecho[]; count: number; total: number }> {
  const suyos = (Object.keys(FUENTES) as Tipo[]).filter(
    (origen) => role !== 'cliente' || !DE_LA_CASA.includes(origen),
  );
  const hechos = ({ tipo, q }: Filtros) => {
    const fuentes = suyos.map(
      (origen) => sql`
      select ${sql.lit(origen)} as tipo, f.* from cliente k cross join lateral (${FUENTES[origen]})
        as f (cuando, usuario_id, id, accion, titulo, antes, despues)
      where k.id = ${clienteId} and ${tipo?.length ? tipo.includes(origen) : true}`,
    );
    return sql`(${sql.join(fuentes, sql` union all `)}) h
      where ${q ? sql`plegar(' ' || h.titulo) like ${likePattern(foldText(q))}` : sql`true`}`;
  };
  const orden = orderBy(sort, { cuando: { filled: sql`h.cuando` } }, sql`h.id`);
  const pagina = sql<FilaHecho>`
    select h.*, u.nombre as usuario_nombre
    from (
      select h.* from ${hechos(filtros)} order by ${orden} limit ${limit} offset ${(page - 1) * limit}
    ) h left join usuario u on u.id = h.usuario_id
    order by ${orden}`;
  const [{ rows }, cuentas] = await Promise.all([
    pagina.execute(db),
    countRows<Filtros>({ db, filters: filtros, scope: {}, from: (unos) => sql`from ${hechos(unos)}` }),
  ]);
  return { rows, ...cuentas };
}
