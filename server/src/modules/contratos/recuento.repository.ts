import { type contratos, contratosList, type QueryOf, type ResponseOf } from '@vatio/contract/endpoints';
import { ESTADOS_CONTRATO, type Reloj } from '@vatio/domain';
import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { listGroups } from '../../platform/list/list-groups.ts';
import { DE } from './contratos.repository.ts';
import { condicionesDe, type Filtros, LIST, TOTALS } from './filtros.repository.ts';
import { contratoVisible } from './visibilidad.repository.ts';

type Recuento = ResponseOf<typeof contratos.count>;
type Grupo = { [R in Reloj]: string | null } & {
  contratos: number;
  consumoAnualKwh: number;
  comisionEur: number;
  consumoMedioKwh: number | null;
  comisionMediaEur: number | null;
};

/** Counts the contracts in each state of each clock and adds up their amounts, in one query. */
export async function countContratos(db: Db, viewer: Viewer, filtros: Filtros): Promise<Recuento> {
  const [{ rows: grupos }, { rows: valores }] = await Promise.all([
    sql<Grupo>`
      select k.comercial, k.firma, k.atr, k.cobro, count(*) as contratos, ${TOTALS}
      from ${DE} where ${contratoVisible(viewer)} and ${condicionesDe(filtros, viewer)}
      group by grouping sets ((k.comercial), (k.firma), (k.atr), (k.cobro), ())
    `.execute(db),
    sql<{ comercializadoras: string[] | null; tarifas: string[] | null }>`
      select array_agg(distinct p.comercializadora order by p.comercializadora) as comercializadoras,
        array_agg(distinct p.tarifa order by p.tarifa) as tarifas
      from ${DE} where ${contratoVisible(viewer)} and k.borrado_en is null
    `.execute(db),
  ]);
  const de = (reloj: Reloj) =>
    Object.fromEntries(
      ESTADOS_CONTRATO[reloj].map((estado) => [
        estado,
        grupos.find((grupo) => grupo[reloj] === estado)?.contratos ?? 0,
      ]),
    );
  const sumasDe = (reloj: Reloj) =>
    Object.fromEntries(
      grupos.flatMap(({ [reloj]: estado, consumoAnualKwh, comisionEur }) =>
        estado === null ? [] : [[estado, { consumoAnualKwh, comisionEur }]],
      ),
    );
  const total = grupos.find(
    ({ comercial, firma, atr, cobro }) => (comercial ?? firma ?? atr ?? cobro) === null,
  );
  return {
    total: total?.contratos ?? 0,
    consumoAnualKwh: total?.consumoAnualKwh ?? 0,
    comisionEur: total?.comisionEur ?? 0,
    consumoMedioKwh: total?.consumoMedioKwh ?? null,
    comisionMediaEur: total?.comisionMediaEur ?? null,
    comercial: de('comercial'),
    firma: de('firma'),
    atr: de('atr'),
    cobro: de('cobro'),
    sumas: {
      comercial: sumasDe('comercial'),
      firma: sumasDe('firma'),
      atr: sumasDe('atr'),
      cobro: sumasDe('cobro'),
    },
    comercializadoras: valores[0]?.comercializadoras ?? [],
    tarifas: valores[0]?.tarifas ?? [],
  };
}

export async function groupContratos(db: Db, viewer: Viewer, query: QueryOf<typeof contratos.groups>) {
  const from = (filtros: Filtros) =>
    sql`from ${DE} where ${contratoVisible(viewer)} and ${condicionesDe(filtros, viewer)}`;
  return listGroups({ db, viewer, query, from, list: contratosList, sql: LIST });
}
