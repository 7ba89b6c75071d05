import { productoDeEstudio } from '@vatio/contract/endpoints';
import { condicionDeSuministro, type Fecha, type Issue, motivosDeExclusion, parseFecha } from '@vatio/domain';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { notFound, type ProblemError, problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { requireOpenCliente, requireOpenClienteForPublic } from '../cartera/bloqueo.service.ts';
import {
  findSuministros,
  findVersionesDeProducto,
  type ProductoDeVenta,
  type SuministroDeVenta,
} from './venta.repository.ts';

export type Venta = {
  readonly cups: string;
  readonly versionId: string;
  readonly feeEnergiaEurMwh: number;
  readonly feePotenciaEurKwAnio: number;
  readonly potenciasKw: readonly number[];
  readonly consumoAnualKwh: number;
  /**
   * The day on which these prices were offered, since which they are kept for the client; the day of the sale
   * when absent.
   */
  readonly ofrecidaEl?: Fecha;
};

/**
 * Every reason why a product cannot be sold to a supply on a day; none when it can. The study asks `domain` the
 * same with the same data. A past sale does not fail because the product was withdrawn later.
 */
export function motivosDeVenta({
  producto,
  suministro,
  venta,
  fecha = today(),
}: {
  readonly producto: ProductoDeVenta;
  readonly suministro: SuministroDeVenta;
  readonly venta: Venta;
  readonly fecha?: Fecha;
}): Issue[] {
  const deHoy = fecha === today();
  const enEstudio = orProblem(productoDeEstudio(producto));
  const retirado =
    deHoy && (producto.activo === false || (venta.ofrecidaEl !== undefined && !producto.conPreciosHoy));
  return motivosDeExclusion(
    { ...enEstudio, retirado },
    {
      // A supply of unknown tariff takes that of the product sold to it.
      tarifa: suministro.tarifa === null ? producto.tarifa : (suministro.tarifa as typeof producto.tarifa),
      zona: suministro.zona,
      potenciasKw: venta.potenciasKw,
      consumoAnualMwh: venta.consumoAnualKwh / 1000,
      fecha: orProblem(parseFecha(venta.ofrecidaEl ?? fecha)),
      condicion: condicionDeSuministro(suministro.sipsDatos),
    },
    venta,
  );
}

/**
 * Refuses what cannot be sold today, with all reasons at once, and any sale to a client who is closed to
 * business.
 */
export async function requireSellable(db: Db, clienteId: string, ventas: readonly Venta[]): Promise<void> {
  await requireOpenCliente(db, clienteId);
  const motivos = await motivosPorCups(db, ventas);
  if (motivos.length > 0) throw noOfertable(motivos);
}

/** Whoever accepts without an account is not told the reasons, which are internal. */
export async function requireSellableForPublic(
  db: Db,
  clienteId: string,
  ventas: readonly Venta[],
): Promise<void> {
  await requireOpenClienteForPublic(db, clienteId);
  if ((await motivosPorCups(db, ventas)).length === 0) return;
  throw problem({
    code: 'oferta-no-disponible',
    status: 409,
    title: 'Esta propuesta ya no se puede aceptar',
    extra: {
      detail: 'Lo que ofrece ha dejado de estar a la venta: pide a tu comercial una nueva',
    },
  });
}

/** The problem that refuses a sale; `errors` has the fields of the refusing call. */
export function noOfertable(motivos: readonly string[], errors?: Record<string, string>): ProblemError {
  const detail = motivos.join('; ');
  return problem({
    code: 'producto-no-ofertable',
    status: 409,
    title: 'El producto elegido no se puede ofrecer',
    extra: {
      detail,
      ...(errors && { errors }),
    },
  });
}

async function motivosPorCups(db: Db, ventas: readonly Venta[]): Promise<string[]> {
  const deEllas = (campo: 'cups' | 'versionId') => [...new Set(ventas.map((venta) => venta[campo]))];
  const suministros = new Map(
    (await findSuministros(db, deEllas('cups'))).map((suministro) => [suministro.cups, suministro]),
  );
  const productos = new Map(
    (await findVersionesDeProducto(db, deEllas('versionId'), today())).map((producto) => [
      producto.versionId,
      producto,
    ]),
  );
  const motivos: string[] = [];
  for (const venta of ventas) {
    const suministro = suministros.get(venta.cups);
    const producto = productos.get(venta.versionId);
    if (!suministro || !producto) throw notFound();
    const suyos = motivosDeVenta({ producto, suministro, venta }).map(({ message }) => message);
    if (suyos.length > 0) motivos.push(`${venta.cups}: ${suyos.join('; ')}`);
  }
  return motivos;
}
