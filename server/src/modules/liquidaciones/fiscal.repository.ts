import type { DatosFijados, DatosFiscales } from '@vatio/domain';
import { sql } from 'kysely';
import type { KeptBrand } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';

type Fiscal = {
  readonly congelado: DatosFijados | null;
  readonly actual: DatosFiscales;
  readonly emisor: KeptBrand | null;
  readonly comercialId: string;
};

/** The tax data that the settlement froze, if any, and those of its representative today. */
export async function fiscalDe(db: Db, id: string): Promise<Fiscal> {
  const { rows } = await sql<Fiscal>`
    select l.fiscal as congelado, l.emisor, l.comercial_id, json_build_object('nombre', r.nombre, 'nif', r.nif, 'regimen', r.regimen_fiscal,
      'irpfPct', r.irpf_pct, 'territorio', r.territorio, 'ipsiPct', r.ipsi_pct) as actual
    from liquidacion l join comercial r on r.id = l.comercial_id where l.id = ${id}
  `.execute(db);
  return rows[0]!;
}

/** Freezes the tax data and who settles with the settlement; null unfreezes them. */
export async function freezeFiscal(
  db: Db,
  id: string,
  kept: { readonly fiscal: DatosFijados; readonly emisor: KeptBrand } | null,
): Promise<void> {
  await db
    .updateTable('liquidacion')
    .set({ fiscal: kept && JSON.stringify(kept.fiscal), emisor: kept && JSON.stringify(kept.emisor) })
    .where('id', '=', id)
    .execute();
}
