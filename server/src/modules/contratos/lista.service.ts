import type { contratos, QueryOf, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { asksForChanges } from '../../platform/list/changes.ts';
import { today } from '../../platform/today.ts';
import { changedContratos, listContratos } from './contratos.repository.ts';
import { countContratos } from './recuento.repository.ts';
import { filaDeLista } from './respuestas.ts';
import { addTuya, tuyaDeContratos } from './tuya.service.ts';

/** A page of the list of contracts, with the viewer's part of each. */
export async function readListaDeContratos(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof contratos.list>,
): Promise<ResponseOf<typeof contratos.list>> {
  const { rows, ...page } = asksForChanges(query)
    ? await changedContratos(db, viewer, query)
    : { ...(await listContratos(db, viewer, query)), countExact: true };
  const hoy = today();
  const tuya = await tuyaDeContratos(db, viewer);
  const seen = rows.map((fila) => ({ ...filaDeLista(fila, viewer, hoy), tuyaEur: tuya?.(fila) }));
  return { ...page, rows: seen };
}

/** How many contracts of the list are in each state of each clock, and what all of them add up to. */
export async function readRecuentoDeContratos(
  db: Db,
  viewer: Viewer,
  filtros: QueryOf<typeof contratos.count>,
): Promise<ResponseOf<typeof contratos.count>> {
  return addTuya(db, viewer, { filtros, recuento: await countContratos(db, viewer, filtros) });
}
