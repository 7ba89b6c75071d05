import { renovaciones } from '@vatio/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database.ts';
import { route } from '../../platform/route.ts';
import { today } from '../../platform/today.ts';
import { deliverList } from '../auditoria/exportacion.service.ts';
import { sumAjenos } from '../puntos-suministro/contrato-ajeno.repository.ts';
import { hojaDeRenovaciones } from './exportacion-de-renovaciones.ts';
import { DIAS_DEL_RADAR } from './radar.repository.ts';
import {
  consultaDeRenovaciones,
  listRenovaciones,
  summarizeRenovaciones,
} from './renovaciones.repository.ts';
import { filaDeRenovacion } from './respuestas.ts';
import { groupRenovaciones, sumRenovaciones } from './sumas-de-renovaciones.repository.ts';
import { sumTuyaByBanda, tuyaDeContratos, tuyaDeRenovar } from './tuya.service.ts';

/** The calls on the radar: the contracts that end soon, and those that ended and go on. */
export function renovacionesRoutes(app: FastifyInstance, db: Db): void {
  route(app, renovaciones.list, async ({ query, viewer }) => {
    const hoy = today();
    const [{ rows, count, total }, tuya, tuyaAlRenovar] = await Promise.all([
      listRenovaciones({ db, viewer, query, hoy }),
      tuyaDeContratos(db, viewer),
      tuyaDeRenovar(db, viewer),
    ]);
    return {
      rows: rows.map((fila) => ({
        ...filaDeRenovacion(fila, viewer, hoy),
        tuyaEur: tuya?.(fila),
        valor: fila.valor && { ...fila.valor, tuyaEur: tuyaAlRenovar?.(fila) },
      })),
      count,
      total,
      countExact: true,
    };
  });
  route(app, renovaciones.totals, ({ query, viewer }) => sumRenovaciones(db, viewer, query));
  route(app, renovaciones.groups, ({ query, viewer }) => groupRenovaciones(db, viewer, query));
  route(app, renovaciones.exportRows, async (call) => {
    const { viewer, query } = call;
    const { formato: _, ...pedida } = query;
    return deliverList({
      db,
      // The entry is about contracts, so it has to say which of their two lists was taken.
      call: { ...call, query: { ...query, lista: 'renovaciones' } },
      entidad: 'contrato',
      sheet: hojaDeRenovaciones(viewer, await tuyaDeContratos(db, viewer)),
      consulta: consultaDeRenovaciones(viewer, pedida, today()),
    });
  });
  route(app, renovaciones.summary, async ({ query, viewer }) => {
    const hoy = today();
    const [bandas, tuya, conOtraCasa] = await Promise.all([
      summarizeRenovaciones({ db, viewer, filtros: query, hoy }),
      sumTuyaByBanda(db, viewer, query),
      sumAjenos(db, viewer, { hoy, dias: DIAS_DEL_RADAR }),
    ]);
    return {
      bandas: bandas.map((fila) => ({ ...fila, tuyaEur: tuya && (tuya.get(fila.banda) ?? 0) })),
      conOtraCasa,
    };
  });
}
