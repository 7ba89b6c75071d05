import { type analisis, type BodyOf, feesOfCall } from '@vatio/contract/endpoints';
import { parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import { findAnalisis } from './analisis.repository.ts';
import { getAnalisis, rejectNotOfferable } from './analisis.service.ts';
import { studyPuntos } from './estudio.ts';
import { saveAnalisis } from './guardado.repository.ts';
import { puntoGuardado } from './punto-guardado.ts';
import type { Documento } from './tables.ts';

type Input = BodyOf<typeof analisis.createVariante>;

/**
 * Saves another analysis of the same supplies with other products or fees, for an offer that is compared with the
 * first. Consumption, products, prices and taxes are those that the first one froze, so that today's cost is the same
 * in both to the cent.
 */
export async function createVariante({
  db,
  viewer,
  id,
  input,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly input: Input;
}): Promise<analisis.Analisis> {
  soloQuienVende(viewer);
  const original = await findAnalisis(db, viewer, id);
  if (original === undefined) throw notFound();
  const { clienteId, comercialId, documento: frozen } = original;
  if (clienteId !== null) await requireOpenCliente(db, clienteId);
  const { fecha, productos } = frozen;
  const chosen = readProductos(frozen, input.productos);
  const puntos = frozen.puntos.map((punto) => ({
    ...puntoGuardado(punto),
    supuestos: punto.supuestos,
    productoId: chosen.get(punto.cups) ?? null,
  }));
  const peticion = {
    fecha,
    fees: feesOfCall(input),
    supuestos: undefined,
    ley: await leyDelMes(db),
    puntos,
    productos,
  };
  const documento = { ...(await studyPuntos(peticion)), productos };
  rejectNotOfferable(documento);
  const saved = await saveAnalisis({
    db,
    anio: Number(today().slice(0, 4)),
    autoria: { usuarioId: viewer.id, clienteId, comercialId },
    contenido: { documento, notas: '' },
    clave: undefined,
  });
  return getAnalisis(db, viewer, saved.id);
}

/** The product of each supply, every one of them among those that the analysis compared. */
function readProductos({ puntos, productos }: Documento, pedidos: Input['productos']): Map<string, string> {
  const errors: Record<string, string> = {};
  const chosen = new Map<string, string>();
  for (const [i, { cups: typed, idProducto }] of pedidos.entries()) {
    const leido = parseCups(typed);
    const cups = leido.ok ? leido.value.cups : typed;
    if (!puntos.some((punto) => punto.cups === cups)) {
      errors[`productos.${i}.cups`] = 'No es de ese análisis';
    } else if (!productos.some((producto) => producto.id === idProducto)) {
      errors[`productos.${i}.idProducto`] = 'No está entre los que se compararon';
    } else chosen.set(cups, idProducto);
  }
  const sin = puntos.filter(({ cups }) => !chosen.has(cups)).map(({ cups }) => cups);
  if (Object.keys(errors).length === 0 && sin.length > 0)
    errors.productos = `Falta el producto de ${sin.join(', ')}`;
  if (Object.keys(errors).length > 0) throw invalidData(errors);
  return chosen;
}
