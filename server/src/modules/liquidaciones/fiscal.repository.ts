import type { DatosFijados, DatosFiscales } from '@vatio/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The tax data that the settlement froze, if any, and those of its representative today. */
export async function fiscalDe(
  db: Db,
  id: string,
): Promise<{ readonly congelado: DatosFijados | null; readonly actual: DatosFiscales }> {
  const { rows } = await sql<{ congelado: DatosFijados | null; actual: DatosFiscales }>`
    select l.fiscal as congelado, json_build_object('nombre', r.nombre, 'nif', r.nif, 'regimen', r.regimen_fiscal,
      'irpfPct', r.irpf_pct, 'territorio', r.territorio, 'ipsiPct', r.ipsi_pct) as actual
    from liquidacion l join comercial r on r.id = l.comercial_id where l.id = ${id}
  `.execute(db);
  return rows[0]!;
}

/** Freezes the tax data with the settlement; null unfreezes them. */
export async function congelarFiscal(db: Db, id: string, fiscal: DatosFijados | null): Promise<void> {
  await db
    .updateTable('liquidacion')
    .set({ fiscal: fiscal && JSON.stringify(fiscal) })
    .where('id', '=', id)
    .execute();
}
