import type { BodyOf, contratos, productos } from '@vatio/contract/endpoints';
import { isTarifaDeSuministro } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { type FilaFicha, isClienteVisible } from '../puntos-suministro/ficha.repository.ts';
import { readFicha } from '../puntos-suministro/puntos-suministro.service.ts';
import { findVersionDeProducto, type ProductoDeVenta } from '../venta/venta.repository.ts';
import { requireSellable } from '../venta/venta.service.ts';
import { type Acordado, checkHowMany, comisionPrevista, preciosDe } from './acordado.ts';
import { insertNumerados } from './contratos.service.ts';
import { comercialDelCliente } from './escritura.repository.ts';
import { getContrato } from './lectura.service.ts';

type Alta = BodyOf<typeof contratos.create>;

/**
 * Creates a contract by hand. What the call leaves out comes from the product, the supply point and its client.
 */
export async function createContrato(db: Db, viewer: Viewer, body: Alta): Promise<contratos.Contrato> {
  soloQuienVende(viewer);
  const punto = await readFicha(db, viewer, body.cups);
  const producto = await requireVersion(db, body.productoVersionId);
  if (punto.tarifa !== null && isTarifaDeSuministro(punto.tarifa) && punto.tarifa !== producto.tarifa) {
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
          prorroga: body.prorroga ?? producto.prorroga ?? true,
          referenciaExterna: body.referenciaExterna ?? null,
          revisionPrecio: body.revisionPrecio ?? null,
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
    precioFijoEurMes: escritos.precioFijoEurMes ?? producto.fijoEurMes ?? null,
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
