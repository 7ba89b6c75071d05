import type { Reloj } from '@vatio/domain';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { DE, FILA, type FilaContrato } from './contratos.repository.ts';
import { condicionesDe, type Filtros } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

/** The amount, €, of the contracts that share the state of all four clocks. */
export type SumaPorEstados = { readonly [R in Reloj]: string } & { readonly eur: number };

/** The frozen parts of a representative in the contracts of a list. */
export async function sumasCongeladas(
  db: Db,
  viewer: Viewer,
  { filtros, comercialId }: { readonly filtros: Filtros; readonly comercialId: string | null },
): Promise<SumaPorEstados[]> {
  const { rows } = await sql<SumaPorEstados>`
    select k.comercial, k.firma, k.atr, k.cobro, sum((parte ->> 'importeEur')::numeric)::float8 as eur
    from ${DE} cross join lateral jsonb_array_elements(k.comision -> 'partes') parte
    where k.comision is not null and parte ->> 'comercialId' = ${comercialId}
      and ${contratoVisible(viewer)} and ${condicionesDe(filtros, viewer)}
    group by k.comercial, k.firma, k.atr, k.cobro
  `.execute(db);
  return rows;
}

export async function filasSinCongelar(db: Db, viewer: Viewer, filtros: Filtros): Promise<FilaContrato[]> {
  const { rows } = await sql<FilaContrato>`
    select ${FILA} from ${DE}
    where k.comision is null and ${contratoVisible(viewer)} and ${condicionesDe(filtros, viewer)}
  `.execute(db);
  return rows;
}
