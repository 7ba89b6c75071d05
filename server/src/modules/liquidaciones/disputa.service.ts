import type { BodyOf, liquidaciones } from '@vatio/contract/endpoints';
import type { Selectable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { moveCobro } from '../contratos/cobro.service.ts';
import { returnToRevision, siguienteAbierta } from './apertura.service.ts';
import type { Casa } from './autofactura.ts';
import {
  contratosPagados,
  disputadasDeContrato,
  findLinea,
  insertAjuste,
  isOwnedBy,
  lockLiquidacion,
  updateLinea,
} from './estado.repository.ts';
import { isDisputable, noSePuede } from './estados.ts';
import { auditLiquidacion, getLiquidacion } from './liquidaciones.service.ts';
import type { LineaTable } from './tables.ts';

/*
 * A disputed line holds back nothing but itself. Its settlement is `con-incidencia`, and the representative may
 * accept the rest: those lines are paid, and the disputed one counts in no total.
 *
 * Answered before the payment, the line belongs to the settlement again: kept (`mantener`), or kept with an
 * adjustment beside it (`corregir`). An accepted settlement is then accepted anew, because its total changes. A
 * withdrawn line (`retirar`) adds nothing, and the acceptance stands.
 *
 * Answered after the payment, when the month is locked, the line only says that it was moved (`trasladada`),
 * and an adjustment in the representative's next settlement pays it; or that it was withdrawn.
 */

type Aqui = { readonly id: string; readonly linea: string };
type Linea = Selectable<LineaTable>;
type Liquidacion = NonNullable<Awaited<ReturnType<typeof lockLiquidacion>>>;

export async function disputeLinea({
  casa,
  viewer,
  aqui: { id, linea: lineaId },
  motivo,
}: {
  readonly casa: Casa;
  readonly viewer: Viewer;
  readonly aqui: Aqui;
  readonly motivo: string;
}): Promise<liquidaciones.Liquidacion> {
  await getLiquidacion(casa, viewer, id);
  await casa.db.transaction().execute(async (trx) => {
    const fila = await lockLiquidacion(trx, id);
    if (!fila) throw notFound();
    if (!(await isOwnedBy(trx, fila.comercialId, viewer.id))) {
      throw problem({ code: 'sin-permiso', status: 403, title: 'Solo su comercial la disputa' });
    }
    if (!isDisputable(fila.estado, { esAdmin: false, isOwnedBy: true })) throw noSePuede(fila.estado);
    const linea = await findLinea(trx, id, lineaId);
    if (!linea) throw notFound();
    if (linea.estado === 'retirada')
      throw problem({ code: 'estado-no-permite', status: 409, title: 'Esa línea ya se retiró' });
    await updateLinea(trx, lineaId, { estado: 'disputada', motivo, respuesta: null });
    await returnToRevision(trx, id);
    await moveCobro(trx, [linea.contratoId], { estado: 'reclamado', motivo, usuarioId: viewer.id });
    await auditLiquidacion({
      trx,
      viewer,
      entidadId: id,
      accion: 'disputar',
      valores: { despues: { linea: lineaId, motivo } },
    });
  });
  return getLiquidacion(casa, viewer, id);
}

export async function resolveLinea({
  casa,
  viewer,
  aqui: { id, linea: lineaId },
  body: { resolucion, respuesta, importeEur },
}: {
  readonly casa: Casa;
  readonly viewer: Viewer;
  readonly aqui: Aqui;
  readonly body: BodyOf<typeof liquidaciones.resolve>;
}): Promise<liquidaciones.Liquidacion> {
  if (resolucion === 'corregir' && importeEur === undefined) {
    throw invalidData({ importeEur: 'Escribe el importe correcto' });
  }
  await casa.db.transaction().execute(async (trx) => {
    const fila = await lockLiquidacion(trx, id);
    const linea = fila && (await findLinea(trx, id, lineaId));
    if (!fila || !linea) throw notFound();
    if (linea.estado !== 'disputada')
      throw problem({ code: 'estado-no-permite', status: 409, title: 'Esa línea no está en disputa' });
    const debido =
      resolucion === 'corregir' && importeEur !== undefined ? importeEur : Number(linea.importeEur);
    if (resolucion === 'retirar') await updateLinea(trx, lineaId, { estado: 'retirada', respuesta });
    else if (fila.estado === 'pagada')
      await carryOver({ trx, fila, linea, respuesta: { debido, respuesta }, usuarioId: viewer.id });
    else await putBack(trx, linea, { debido, respuesta });
    if (fila.estado !== 'pagada') await trasLaRespuesta(trx, fila, resolucion);
    await moveCobroAfter({ trx, contratoId: linea.contratoId, codigo: fila.codigo, usuarioId: viewer.id });
    const debidoEur = resolucion === 'retirar' ? 0 : debido;
    await auditLiquidacion({
      trx,
      viewer,
      entidadId: id,
      accion: 'resolver',
      valores: {
        despues: { linea: lineaId, resolucion, respuesta, debidoEur },
      },
    });
  });
  return getLiquidacion(casa, viewer, id);
}

type Respuesta = { readonly debido: number; readonly respuesta: string };

/** Counts the line where it was, with the difference beside it. */
async function putBack(trx: Db, linea: Linea, { debido, respuesta }: Respuesta): Promise<void> {
  await updateLinea(trx, linea.id, { estado: 'pendiente', respuesta });
  const diferencia = Math.round((debido - Number(linea.importeEur)) * 100) / 100;
  if (diferencia !== 0)
    await insertAjuste(
      trx,
      ajusteDe({ linea, liquidacionId: linea.liquidacionId, importeEur: diferencia, explicacion: respuesta }),
    );
}

/** Moves what the line comes to into a later settlement. */
async function carryOver({
  trx,
  fila,
  linea,
  respuesta: { debido, respuesta },
  usuarioId,
}: {
  readonly trx: Db;
  readonly fila: Liquidacion;
  readonly linea: Linea;
  readonly respuesta: Respuesta;
  readonly usuarioId: string;
}): Promise<void> {
  await updateLinea(trx, linea.id, { estado: 'trasladada', respuesta });
  if (debido === 0) return;
  const destino = await siguienteAbierta(trx, fila, usuarioId);
  await insertAjuste(
    trx,
    ajusteDe({
      linea,
      liquidacionId: destino,
      importeEur: debido,
      explicacion: `De ${fila.codigo}: ${respuesta}`,
    }),
  );
}

function ajusteDe({
  linea,
  liquidacionId,
  importeEur,
  explicacion,
}: {
  readonly linea: Linea;
  readonly liquidacionId: string;
  readonly importeEur: number;
  readonly explicacion: string;
}) {
  const { id: origenId, contratoId, comercialId, nivel, baseEur, porcentaje } = linea;
  return {
    liquidacionId,
    origenId,
    contratoId,
    comercialId,
    nivel,
    importeEur,
    explicacion,
    tipo: 'ajuste' as const,
    baseEur: Number(baseEur),
    porcentaje: Number(porcentaje),
  };
}

/** The settlement stays a draft if it was one, and accepted while its total does not change. */
async function trasLaRespuesta(
  trx: Db,
  { id, estado }: Liquidacion,
  resolucion: liquidaciones.Resolucion,
): Promise<void> {
  if (estado === 'borrador' || (estado === 'aceptada' && resolucion === 'retirar')) return;
  await returnToRevision(trx, id);
}

/**
 * Moves the payment clock of a contract once a line is answered: it stays disputed while another of its lines
 * is.
 */
async function moveCobroAfter({
  trx,
  contratoId,
  codigo,
  usuarioId,
}: {
  readonly trx: Db;
  readonly contratoId: string;
  readonly codigo: string;
  readonly usuarioId: string;
}): Promise<void> {
  if ((await disputadasDeContrato(trx, contratoId)) > 0) return;
  const [pagado] = await contratosPagados(trx, [contratoId]);
  const cobro = pagado
    ? { estado: 'liquidado' as const, motivo: codigo }
    : { estado: 'pendiente' as const, motivo: null };
  await moveCobro(trx, [contratoId], { ...cobro, usuarioId });
}
