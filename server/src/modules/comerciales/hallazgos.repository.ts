import type { busqueda } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { foldText, likePattern, wordsOf } from '../../platform/fold-text.ts';
import { compactCode, compacted } from '../../platform/list/search-sql.ts';
import { today } from '../../platform/today.ts';
import { comercialVisible } from './comerciales.repository.ts';

export async function searchComerciales(
  db: Db,
  viewer: Viewer,
  { q, cuantos }: { readonly q: string; readonly cuantos: number },
): Promise<busqueda.Hallazgo[]> {
  const plegada = foldText(q);
  const codigo = compactCode(plegada);
  const telefono = /^\d{3,}$/.test(codigo)
    ? sql`${compacted(sql`coalesce(r.telefono, '')`)} like ${`%${codigo}%`}`
    : sql`false`;
  const palabras = wordsOf(plegada).map(
    (palabra) =>
      sql`' ' || plegar(r.nombre || ' ' || coalesce(r.nif, '') || ' ' || coalesce(r.email, '')) like ${likePattern(palabra)}`,
  );
  if (palabras.length === 0) return [];
  const { rows } = await sql<busqueda.Hallazgo>`
    select r.id, r.nombre as titulo, concat_ws(' · ', r.zona, r.email) as detalle,
      case when r.baja <= ${today()} then 'baja' end as estado
    from comercial r where ((${sql.join(palabras, sql` and `)}) or ${telefono}) and ${comercialVisible(viewer)}
    order by r.baja nulls first, r.nombre, r.id limit ${cuantos}
  `.execute(db);
  return rows;
}
