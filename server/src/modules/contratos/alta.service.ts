import type { BodyOf, contratos, productos } from '@vatio/contract/endpoints';
import { isTarifa } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, type ProblemError, problem } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { type FilaFicha, isClienteVisible } from '../puntos-suministro/ficha.repository.ts';
import { readFicha } from '../puntos-suministro/puntos-suministro.service.ts';
import { findVersionDeProducto, type ProductoDeVenta } from '../venta/venta.repository.ts';
import { requireSellable } from '../venta/venta.service.ts';
import { type Acordado, checkHowMany, comisionPrevista, preciosDe } from './acordado.ts';
import { insertNumerados } from './contratos.service.ts';
import { comercialDelCliente, lockContrato, renovacionDe, versionVigente } from './escritura.repository.ts';
import { contratoEsVisible, getContrato, requireContrato } from './lectura.service.ts';

type Alta = BodyOf<typeof contratos.create>;

/**
 * Creates a contract by hand. What the call leaves out comes from the product, the supply point and its client.
 */
export async function createContrato(db: Db, viewer: Viewer, body: Alta): Promise<contratos.Contrato> {
  soloQuienVende(viewer);
  const punto = await readFicha(db, viewer, body.cups);
  const producto = await requireVersion(db, body.productoVersionId);
  if (punto.tarifa !== null && isTarifa(punto.tarifa) && punto.tarifa !== producto.tarifa) {
    throw invalidData({
      productoVersionId: `Es para ${producto.tarifa} y el suministro es ${punto.tarifa}`,
    });
  }
  const clienteId = body.clienteId ?? punto.clienteId;
  if (clienteId === null) throw invalidData({ clienteId: 'El punto no tiene cliente: elige uno' });
  if (!(await isClienteVisible(db, viewer, clienteId))) {
    throw invalidData({ clienteId: 'No existe ese cliente' });
  }
  const acordado = acordadoDe(body, producto, punto);
  const [creado] = await db.transaction().execute(async (trx) => {
    await requireSellable(trx, clienteId, [{ ...acordado, cups: punto.cups, versionId: producto.versionId }]);
    return insertNumerados(
      trx,
      [
        {
          ...acordado,
          clienteId,
          comercialId: await comercialDelCliente(trx, clienteId, viewer.id),
          cups: punto.cups,
          productoVersionId: producto.versionId,
          comisionPrevistaEur: comisionPrevista(acordado),
          prorroga: body.prorroga ?? true,
          referenciaExterna: body.referenciaExterna ?? null,
          notas: body.notas ?? '',
          ...(body.relevo && { relevo: body.relevo }),
          ...(body.inicioPrevisto !== undefined && { inicioPrevisto: body.inicioPrevisto }),
          creadoPor: viewer.id,
        },
      ],
      viewer.id,
    );
  });
  return getContrato(db, viewer, creado!.id);
}

export async function requireVersion(db: Db, versionId: string): Promise<ProductoDeVenta> {
  const producto = await findVersionDeProducto(db, versionId, today());
  if (!producto) throw invalidData({ productoVersionId: 'No existe esa versión de un producto' });
  return producto;
}

/**
 * The given terms, and for the rest the product's smallest fees, its prices with them, and the supply's present
 * data.
 */
export function acordadoDe(
  escritos: { readonly [C in keyof Acordado]?: Acordado[C] | undefined },
  producto: productos.ProductoVigente,
  punto: Pick<FilaFicha, 'potenciasKw' | 'consumoAnualKwh'>,
): Acordado {
  const feeEnergiaEurMwh = escritos.feeEnergiaEurMwh ?? producto.feeEnergiaEurMwh.minimo;
  const feePotenciaEurKwAnio = escritos.feePotenciaEurKwAnio ?? producto.feePotenciaEurKwAnio.minimo;
  const precios =
    escritos.precioEnergiaEurKwh && escritos.precioPotenciaEurKwAnio
      ? undefined
      : preciosDe(producto, { feeEnergiaEurMwh, feePotenciaEurKwAnio });
  const acordado = {
    precioEnergiaEurKwh: escritos.precioEnergiaEurKwh ?? precios?.precioEnergiaEurKwh ?? [],
    precioPotenciaEurKwAnio: escritos.precioPotenciaEurKwAnio ?? precios?.precioPotenciaEurKwAnio ?? [],
    feeEnergiaEurMwh,
    feePotenciaEurKwAnio,
    potenciasKw: escritos.potenciasKw ?? punto.potenciasKw,
    consumoAnualKwh: escritos.consumoAnualKwh ?? punto.consumoAnualKwh ?? 0,
    duracionMeses: escritos.duracionMeses ?? producto.duracionMeses,
    permanencia: escritos.permanencia ?? producto.permanencia,
  };
  checkHowMany(producto, acordado);
  return acordado;
}

/** Makes a draft that follows a contract, which ends when the draft is activated. */
export async function renewContrato({
  db,
  viewer,
  id,
  body: { productoVersionId },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof contratos.renovar>;
}): Promise<contratos.Contrato> {
  soloQuienVende(viewer);
  const ficha = await requireContrato(db, viewer, id);
  const punto = await readFicha(db, viewer, ficha.cups);
  const versionId = productoVersionId ?? (await requireVersionVigente(db, ficha.productoVersionId));
  const producto = await requireVersion(db, versionId);
  const acordado = acordadoDe(
    { potenciasKw: ficha.potenciasKw, ...feesDentro(ficha, producto) },
    producto,
    punto,
  );
  const renovado = await db.transaction().execute(async (trx) => {
    const anterior = await lockContrato(trx, id);
    const otra = await renovacionDe(trx, id);
    if (otra) throw await yaRenovado(trx, viewer, otra);
    if (anterior?.atr !== 'activado') {
      throw problem({ code: 'estado-no-permite', status: 409, title: 'Solo se renueva un contrato activo' });
    }
    const { clienteId, comercialId, cups, prorroga } = anterior;
    await requireSellable(trx, clienteId, [{ ...acordado, cups, versionId }]);
    const [nuevo] = await insertNumerados(
      trx,
      [
        {
          ...acordado,
          clienteId,
          comercialId,
          cups,
          prorroga,
          anteriorId: id,
          productoVersionId: producto.versionId,
          comisionPrevistaEur: comisionPrevista(acordado),
          creadoPor: viewer.id,
        },
      ],
      viewer.id,
    );
    return nuevo!.id;
  });
  return getContrato(db, viewer, renovado);
}

/** The version in force today of the product of an earlier contract. */
async function requireVersionVigente(db: Db, productoVersionId: string): Promise<string> {
  const versionId = await versionVigente(db, productoVersionId, today());
  if (versionId !== undefined) return versionId;
  throw problem({
    code: 'producto-retirado',
    status: 409,
    title: 'Su producto ya no se vende: elige otro para renovar',
    extra: {
      errors: { productoVersionId: 'Elige un producto en venta' },
    },
  });
}

/** The former fees, moved into the product's band when they lie outside. */
function feesDentro(
  antes: Pick<Acordado, 'feeEnergiaEurMwh' | 'feePotenciaEurKwAnio'>,
  { feeEnergiaEurMwh: energia, feePotenciaEurKwAnio: potencia }: productos.ProductoVigente,
) {
  const dentro = (valor: number, { minimo, maximo }: { minimo: number; maximo: number }) =>
    Math.min(maximo, Math.max(minimo, valor));
  return {
    feeEnergiaEurMwh: dentro(antes.feeEnergiaEurMwh, energia),
    feePotenciaEurKwAnio: dentro(antes.feePotenciaEurKwAnio, potencia),
  };
}

/** The refusal links to the renewal for whoever may open it; nobody else learns which one it is. */
export async function yaRenovado(
  db: Db,
  viewer: Viewer,
  { id, codigo }: { readonly id: string; readonly codigo: string },
): Promise<ProblemError> {
  if (await contratoEsVisible(db, viewer, id)) {
    return problem({
      code: 'ya-renovado',
      status: 409,
      title: `Ya lo renueva ${codigo}`,
      extra: { datos: { contrato: { id, codigo } } },
    });
  }
  return problem({
    code: 'ya-renovado',
    status: 409,
    title: 'Ya lo renueva otro contrato, que no es de tu cartera',
    extra: {
      detail: 'Habla con administración',
    },
  });
}
