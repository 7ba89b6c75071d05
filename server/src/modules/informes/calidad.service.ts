import { informes, type QueryOf, type ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { today } from '../../platform/today.ts';
import { readCalidad } from './calidad.repository.ts';
import { readEmbudo } from './embudo.repository.ts';
import { spanOf } from './periodo.ts';

const { CALIDAD, PASOS_DEL_EMBUDO } = informes;

/** The quality of each representative's sales, beside that of the house. */
export async function readInformeDeCalidad(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof informes.calidad>,
): Promise<ResponseOf<typeof informes.calidad>> {
  const periodo = spanOf(query, today());
  const all = await readCalidad(db, viewer, periodo);
  const umbrales = Object.fromEntries(
    Object.entries(CALIDAD).map(([medida, { umbral }]) => [medida, umbral]),
  );
  return {
    periodo,
    rows: all
      .filter(({ todos }) => !todos)
      .map(({ comercialId: id, comercialNombre, todos: _, ...cifras }) => ({
        ...cifras,
        comercial: { id, nombre: comercialNombre ?? '' },
      })),
    casa: all.find(({ todos }) => todos)!,
    umbrales: umbrales as ResponseOf<typeof informes.calidad>['umbrales'],
  };
}

/** The funnel of the proposals of a period: what share of each step comes to the next, and how long it takes. */
export async function readInformeDeEmbudo(
  db: Db,
  viewer: Viewer,
  query: QueryOf<typeof informes.embudo>,
): Promise<ResponseOf<typeof informes.embudo>> {
  const periodo = spanOf(query, today());
  const { pasos, ...resto } = await readEmbudo(db, viewer, periodo);
  return {
    ...resto,
    periodo,
    pasos: PASOS_DEL_EMBUDO.map((paso, i) => {
      const { cuantas, ahorroEur, dias } = pasos[paso];
      const before = i === 0 ? 0 : pasos[PASOS_DEL_EMBUDO[i - 1]!].cuantas;
      const conversionPct = before === 0 ? null : Math.round((1000 * cuantas) / before) / 10;
      return { paso, cuantas, ahorroEur, conversionPct, diasMediana: dias };
    }),
  };
}
