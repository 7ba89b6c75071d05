import type { BodyOf, liquidaciones } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { moverCobro } from '../contratos/cobro.service.ts';
import {
  aceptarLineas,
  contratosPagados,
  esSuya,
  findLinea,
  hayDisputadas,
  insertAjuste,
  lockLiquidacion,
  updateLinea,
  updateLiquidacion,
} from './estado.repository.ts';
import { accionesDe, esDisputable, PASOS, puede } from './estados.ts';
import { type FilaLiquidacion, findLiquidacion, lineasDe } from './liquidaciones.repository.ts';

export function filaDeLista(
  fila: FilaLiquidacion,
  { id: usuario, role }: Viewer,
): liquidaciones.LiquidacionRow {
  const { comercialId, comercialNombre, usuarioId, mes, ...resto } = fila;
  const quien = { esAdmin: role === 'admin', esSuya: usuarioId === usuario };
  return {
    ...resto,
    mes: mes.slice(0, 7),
    comercial: { id: comercialId, nombre: comercialNombre },
    acciones: accionesDe(fila.estado, quien),
    disputable: esDisputable(fila.estado, quien),
  };
}

/** What the viewer may not see does not exist. */
export async function getLiquidacion(db: Db, viewer: Viewer, id: string): Promise<liquidaciones.Liquidacion> {
  const fila = await findLiquidacion(db, viewer, id);
  if (!fila) throw notFound();
  return { ...filaDeLista(fila, viewer), detalle: await lineasDe(db, id) };
}

export async function actuarSobreLiquidacion(
  db: Db,
  viewer: Viewer,
  id: string,
  { accion, version, fecha }: BodyOf<typeof liquidaciones.actuar>,
): Promise<liquidaciones.Liquidacion> {
  await getLiquidacion(db, viewer, id);
  if (fecha !== undefined && fecha > today()) throw invalidData({ fecha: 'Esa fecha aún no ha llegado' });
  const hecho = await db.transaction().execute(async (trx) => {
    const fila = await lockLiquidacion(trx, id);
    if (!fila) throw notFound();
    const paso = PASOS.find((uno) => uno.accion === accion);
    const quien = {
      esAdmin: viewer.role === 'admin',
      esSuya: await esSuya(trx, fila.comercialId, viewer.id),
    };
    if (!paso || !puede(paso, quien)) throw problem('sin-permiso', 403, 'Tu cuenta no puede hacer esto');
    if (fila.version !== version) return false;
    if (!paso.desde.includes(fila.estado)) throw noSePuede(fila.estado);
    if (accion === 'aceptar') await aceptarLineas(trx, id);
    await updateLiquidacion(trx, id, {
      estado: paso.hasta,
      ...(accion === 'pagar' && { pagadaEl: fecha ?? today() }),
    });
    if (accion === 'pagar') {
      const pagados = await contratosPagados(trx, id);
      await moverCobro(trx, pagados, { estado: 'liquidado', motivo: fila.codigo, usuarioId: viewer.id });
    }
    await auditar(trx, viewer, id, accion, {
      antes: { estado: fila.estado },
      despues: { estado: paso.hasta },
    });
    return true;
  });
  const ahora = await getLiquidacion(db, viewer, id).catch(() => undefined);
  if (!ahora) throw notFound();
  if (!hecho) throw versionAntigua(ahora.version, ahora, {});
  return ahora;
}

/** Its representative does not agree: the settlement waits for an answer. */
export async function disputarLinea(
  db: Db,
  viewer: Viewer,
  { id, linea: lineaId }: { readonly id: string; readonly linea: string },
  motivo: string,
): Promise<liquidaciones.Liquidacion> {
  await getLiquidacion(db, viewer, id);
  await db.transaction().execute(async (trx) => {
    const fila = await lockLiquidacion(trx, id);
    if (!fila) throw notFound();
    if (!(await esSuya(trx, fila.comercialId, viewer.id))) {
      throw problem('sin-permiso', 403, 'Solo su comercial la disputa');
    }
    if (!esDisputable(fila.estado, { esAdmin: false, esSuya: true })) throw noSePuede(fila.estado);
    const linea = await findLinea(trx, id, lineaId);
    if (!linea) throw notFound();
    await updateLinea(trx, lineaId, { estado: 'disputada', motivo, respuesta: null });
    await updateLiquidacion(trx, id, { estado: 'con-incidencia' });
    await moverCobro(trx, [linea.contratoId], { estado: 'reclamado', motivo, usuarioId: viewer.id });
    await auditar(trx, viewer, id, 'disputar', { despues: { linea: lineaId, motivo } });
  });
  return getLiquidacion(db, viewer, id);
}

export async function resolverLinea(
  db: Db,
  viewer: Viewer,
  { id, linea: lineaId }: { readonly id: string; readonly linea: string },
  { respuesta, importeEur }: BodyOf<typeof liquidaciones.resolver>,
): Promise<liquidaciones.Liquidacion> {
  await db.transaction().execute(async (trx) => {
    const fila = await lockLiquidacion(trx, id);
    const linea = fila && (await findLinea(trx, id, lineaId));
    if (!fila || !linea) throw notFound();
    if (linea.estado !== 'disputada') throw problem('estado-no-permite', 409, 'Esa línea no está en disputa');
    const { contratoId, comercialId, nivel } = linea;
    await updateLinea(trx, lineaId, { estado: 'pendiente', respuesta });
    const diferencia =
      importeEur === undefined ? 0 : Math.round((importeEur - Number(linea.importeEur)) * 100) / 100;
    if (diferencia !== 0) {
      await insertAjuste(trx, {
        ...{ liquidacionId: id, contratoId, comercialId, nivel, tipo: 'ajuste' },
        ...{ baseEur: Number(linea.baseEur), porcentaje: Number(linea.porcentaje) },
        importeEur: diferencia,
        explicacion: respuesta,
      });
    }
    const estado = (await hayDisputadas(trx, id)) ? 'con-incidencia' : 'en-revision';
    await updateLiquidacion(trx, id, { estado });
    await moverCobro(trx, [contratoId], { estado: 'pendiente', motivo: null, usuarioId: viewer.id });
    await auditar(trx, viewer, id, 'resolver', {
      despues: { linea: lineaId, respuesta, diferenciaEur: diferencia },
    });
  });
  return getLiquidacion(db, viewer, id);
}

function auditar(
  trx: Db,
  { id: usuarioId }: Viewer,
  entidadId: string,
  accion: string,
  valores: { readonly antes?: object; readonly despues: object },
): Promise<void> {
  return insertAuditoria(trx, { usuarioId, entidad: 'liquidacion', entidadId, accion, ...valores });
}

function noSePuede(estado: string) {
  return estado === 'pagada'
    ? problem('liquidacion-pagada', 409, 'La liquidación está pagada y no se cambia')
    : problem('estado-no-permite', 409, `No se puede: está «${estado.replaceAll('-', ' ')}»`);
}
