import type { ocupacion } from '@vatio/contract/endpoints';
import { type Fecha, libreDesde } from '@vatio/domain';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { contratoVisible } from './visibilidad.repository.ts';

type FilaOcupada = Omit<ocupacion.Ocupacion, 'contrato' | 'libreDesde'> & {
  readonly id: string;
  readonly codigo: string;
  readonly visible: boolean;
};

/** The active contract of each supply point that has one. Without a viewer no link to it is given. */
export async function ocupacionesDe({
  db,
  viewer,
  cups,
  hoy = today(),
}: {
  readonly db: Db;
  readonly viewer: Viewer | null;
  readonly cups: readonly string[];
  readonly hoy?: Fecha;
}): Promise<ocupacion.Ocupacion[]> {
  if (cups.length === 0) return [];
  const { rows } = await sql<FilaOcupada>`
    select k.id, k.codigo, k.cups, p.comercializadora, p.nombre as producto, k.fecha_fin, k.permanencia_hasta,
      ${viewer === null ? sql`false` : contratoVisible(viewer)} as visible
    from contrato k
    join cliente c on c.id = k.cliente_id
    join producto_version v on v.id = k.producto_version_id
    join producto p on p.id = v.producto_id
    where k.cups = any(${cups}::text[]) and k.atr = 'activado' and k.borrado_en is null
      -- Without extension it ended by itself the day after its last one, whether or not that has been written down.
      and (k.prorroga or k.fecha_fin is null or k.fecha_fin >= ${hoy})
    order by k.cups
  `.execute(db);
  return rows.map(({ id, codigo, visible, ...fila }) => ({
    ...fila,
    contrato: visible ? { id, codigo } : null,
    libreDesde: libreDesde(fila, hoy),
  }));
}
