import type { BodyOf, liquidaciones } from '@vatio/contract/endpoints';
import { round } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { moveCobro } from '../contratos/cobro.service.ts';
import { findUnevenOf } from '../extractos/lineas.repository.ts';
import { autofacturaDe, type Casa, setFiscal } from './autofactura.ts';
import {
  acceptLineas,
  contratosDe,
  contratosPagados,
  hasDisputed,
  isOwnedBy,
  lockLiquidacion,
  updateLiquidacion,
} from './estado.repository.ts';
import { accionesDe, isDisputable, mayTakePaso, noSePuede, PASOS } from './estados.ts';
import { type FilaLiquidacion, findLiquidacion, lineasDe } from './liquidaciones.repository.ts';

export function filaDeLista(
  fila: FilaLiquidacion,
  { id: usuario, role }: Viewer,
): liquidaciones.LiquidacionRow {
  const quien = { esAdmin: role === 'admin', isOwnedBy: fila.usuarioId === usuario };
  return {
    ...fila,
    acciones: accionesDe(fila, quien),
    disputable: isDisputable(fila.estado, quien),
  };
}

/** A settlement that the viewer may not see does not exist for them. */
export async function getLiquidacion(
  casa: Casa,
  viewer: Viewer,
  id: string,
): Promise<liquidaciones.Liquidacion> {
  const fila = await findLiquidacion(casa.db, viewer, id);
  if (!fila) throw notFound();
  const [detalle, autofactura] = [await lineasDe(casa.db, id), await autofacturaDe(casa, fila)];
  const desajustes = desajustesDe(await findUnevenOf(casa.db, id), detalle, viewer);
  return { ...filaDeLista(fila, viewer), detalle, desajustes, autofactura };
}

/** Whoever sells reads what is theirs of the difference, and not what the supplier owes to the house. */
function desajustesDe(
  uneven: Awaited<ReturnType<typeof findUnevenOf>>,
  detalle: liquidaciones.Liquidacion['detalle'],
  { role }: Viewer,
): liquidaciones.Desajuste[] {
  return uneven.map(({ contratoId, contratoCodigo, estado, diferenciaEur }) => {
    const pct = detalle
      .filter(({ tipo, contrato }) => tipo === 'comision' && contrato.id === contratoId)
      .reduce((sum, { porcentaje }) => sum + porcentaje, 0);
    return {
      contrato: { id: contratoId, codigo: contratoCodigo },
      estado,
      diferenciaEur: role === 'admin' ? diferenciaEur : null,
      parteEur: round((diferenciaEur * pct) / 100),
    };
  });
}

export async function applyLiquidacionAction({
  casa,
  viewer,
  id,
  body: { accion, version, fecha },
}: {
  readonly casa: Casa;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof liquidaciones.act>;
}): Promise<liquidaciones.Liquidacion> {
  await getLiquidacion(casa, viewer, id);
  if (fecha !== undefined && fecha > today()) throw invalidData({ fecha: 'Esa fecha aún no ha llegado' });
  const cambiada = await casa.db.transaction().execute(async (trx) => {
    const fila = await lockLiquidacion(trx, id);
    if (!fila) throw notFound();
    const paso = PASOS.find((candidato) => candidato.accion === accion);
    const quien = {
      esAdmin: viewer.role === 'admin',
      isOwnedBy: await isOwnedBy(trx, fila.comercialId, viewer.id),
    };
    if (!paso || !mayTakePaso(paso, quien))
      throw problem({ code: 'sin-permiso', status: 403, title: 'Tu cuenta no puede hacer esto' });
    if (fila.version !== version) return false;
    if (!paso.desde.includes(fila.estado)) throw noSePuede(fila.estado);
    if (accion === 'aceptar' && (await acceptLineas(trx, id)) === 0 && (await hasDisputed(trx, id))) {
      throw problem({
        code: 'todo-en-disputa',
        status: 409,
        title: 'Todas sus líneas están en disputa: no queda nada que aceptar',
      });
    }
    const enDisputa = paso.hasta === 'en-revision' && (await hasDisputed(trx, id));
    const estado = enDisputa ? 'con-incidencia' : paso.hasta;
    await setFiscal({ ...casa, db: trx }, id, estado);
    await updateLiquidacion(trx, id, { estado, ...(accion === 'pagar' && { pagadaEl: fecha ?? today() }) });
    if (accion === 'pagar') {
      const pagados = await contratosPagados(trx, await contratosDe(trx, id));
      await moveCobro(trx, pagados, { estado: 'liquidado', motivo: fila.codigo, usuarioId: viewer.id });
    }
    await auditLiquidacion({
      trx,
      viewer,
      entidadId: id,
      accion,
      valores: { antes: { estado: fila.estado }, despues: { estado } },
    });
    return true;
  });
  const ahora = await getLiquidacion(casa, viewer, id).catch(() => undefined);
  if (!ahora) throw notFound();
  if (!cambiada) throw versionAntigua(ahora.version, ahora, {});
  return ahora;
}

export function auditLiquidacion({
  trx,
  viewer: { id: usuarioId },
  entidadId,
  accion,
  valores,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly entidadId: string;
  readonly accion: string;
  readonly valores: { readonly antes?: object; readonly despues: object };
}): Promise<void> {
  return insertAuditoria(trx, { usuarioId, entidad: 'liquidacion', entidadId, accion, ...valores });
}
