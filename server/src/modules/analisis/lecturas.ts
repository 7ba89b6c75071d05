import { type analisis, type BodyOf, type productos, withProductoId } from '@vatio/contract/endpoints';
import {
  conExcedentes,
  type ExcedentesDados,
  type Fecha,
  formatFecha,
  motivoDeGas,
  parseCups,
  parseFecha,
} from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, problem } from '../../platform/problems.ts';
import { readProductosOnSale } from '../productos/productos.service.ts';
import { type FilaHistoria, readHistories, readQuarters } from '../puntos-suministro/consumos.service.ts';
import { readFichasVisibles } from '../puntos-suministro/puntos-suministro.service.ts';
import { filasDeDominio, type PuntoDeEstudio } from './punto-de-estudio.ts';
import { productField, rechazoDePunto } from './rechazo.ts';

const DIAS_DE_UN_ANIO = 365;

type Pedido = BodyOf<typeof analisis.create>['puntos'][number];

/**
 * Reads the points of the call with their sheets, and with their stored consumption where the call brings none.
 */
export async function readPuntos(
  db: Db,
  viewer: Viewer,
  pedidos: readonly Pedido[],
): Promise<PuntoDeEstudio[]> {
  const todos = codigosDe(pedidos);
  const fichas = await readFichasVisibles(db, viewer, todos);
  const porCups = new Map(fichas.map((ficha) => [ficha.cups, frozen(ficha)]));
  const sinSuyos = pedidos.flatMap(({ consumos }, i) =>
    consumos ? [] : (porCups.get(todos[i] ?? '') ?? []),
  );
  const historias = await readHistories(db, sinSuyos);
  const puntos: PuntoDeEstudio[] = [];
  const errors: Record<string, string> = {};
  for (const [i, { cups: _, consumos, excedentesKwh, ...pedido }] of pedidos.entries()) {
    const ficha = porCups.get(todos[i] ?? '');
    if (ficha === undefined) {
      errors[`puntos.${i}.cups`] =
        motivoDeGas(todos[i] ?? '') ?? `No existe el punto de suministro ${todos[i]}`;
      continue;
    }
    const leido = consumos
      ? { consumos: consumos.map(escrito), cuartos: undefined }
      : await guardado(db, ficha, historias.get(ficha.cups) ?? []);
    const punto = { ...withProductoId(pedido), ficha, ...leido };
    puntos.push(excedentesKwh ? stateExcedentes(i, punto, excedentesKwh) : punto);
  }
  const faltan = Object.values(errors);
  if (faltan.length === 0) return puntos;
  throw problem({
    code: 'punto-no-existe',
    status: 404,
    title: faltan[0] ?? '',
    extra: { detail: faltan.join('; '), errors },
  });
}

/** The point with the surplus that the call states in place of what its curve says. */
function stateExcedentes(i: number, punto: PuntoDeEstudio, dados: ExcedentesDados): PuntoDeEstudio {
  const filas = filasDeDominio(punto.consumos);
  // Rows that cannot be read are refused by the study itself, which names them.
  if (!filas.ok) return punto;
  const puestos = conExcedentes(filas.value, dados);
  if (!puestos.ok) throw rechazoDePunto(i, punto, puestos.issue);
  const consumos = punto.consumos.map(({ excedentesKwh: _, ...fila }, j) => {
    const excedentesKwh = puestos.value[j]?.excedentesKwh;
    return excedentesKwh ? { ...fila, excedentesKwh: [...excedentesKwh] } : fila;
  });
  return { ...punto, consumos };
}

/** The 20 characters of each CUPS, without repetitions. */
function codigosDe(pedidos: readonly Pedido[]): string[] {
  const errors: Record<string, string> = {};
  const codigos: string[] = [];
  for (const [i, { cups }] of pedidos.entries()) {
    const leido = parseCups(cups);
    if (!leido.ok) errors[`puntos.${i}.cups`] = `${cups}: ${leido.issue.message}`;
    else if (codigos.includes(leido.value.cups)) errors[`puntos.${i}.cups`] = `${cups} está dos veces`;
    codigos.push(leido.ok ? leido.value.cups : '');
  }
  if (Object.keys(errors).length > 0) throw invalidData(errors);
  return codigos;
}

function escrito(fila: NonNullable<Pedido['consumos']>[number]): PuntoDeEstudio['consumos'][number] {
  return { ...fila, fuente: 'estudio' };
}

/** The stored consumption of a point, and its quarter-hours where its meter type bills the excess by them. */
/** An analysis keeps what its figures come from, and not what only holds today. */
function frozen({
  clienteBloqueado: _,
  etiquetas: _tags,
  campos: _own,
  contratoAjeno: _other,
  ...ficha
}: Awaited<ReturnType<typeof readFichasVisibles>>[number]): PuntoDeEstudio['ficha'] {
  return ficha;
}

async function guardado(
  db: Db,
  ficha: PuntoDeEstudio['ficha'],
  historia: readonly FilaHistoria[],
): Promise<Pick<PuntoDeEstudio, 'consumos' | 'cuartos'>> {
  const consumos = historia.map(({ codigoTarifa, ...fila }) => fila);
  const ultima = parseFecha(consumos.at(-1)?.hasta ?? '');
  if (ficha.tipoMedida > 3 || ficha.curva === null || !ultima.ok) return { consumos, cuartos: undefined };
  const anio = { desde: formatFecha(ultima.value - DIAS_DE_UN_ANIO + 1), hasta: formatFecha(ultima.value) };
  return { consumos, cuartos: await readQuarters(db, ficha.cups, anio) };
}

/**
 * The products on sale that day for the tariffs of the points, and the ones chosen for them whatever their
 * state.
 */
export async function readProductos({
  db,
  viewer,
  fecha,
  puntos,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly fecha: Fecha;
  readonly puntos: readonly PuntoDeEstudio[];
}): Promise<productos.ProductoVigente[]> {
  const tarifas = [...new Set(puntos.flatMap(({ ficha }) => ficha.tarifa ?? []))];
  const ademas = puntos.flatMap(({ productoId }) => productoId ?? []);
  if (tarifas.length === 0) return [];
  const vigentes = await readProductosOnSale(db, viewer, { fecha, tarifas, ademas });
  const conocidos = new Set(vigentes.map(({ id }) => id));
  const errors: Record<string, string> = {};
  for (const [i, { productoId }] of puntos.entries()) {
    if (productoId !== null && !conocidos.has(productoId)) {
      errors[productField(i)] = 'No existe ese producto';
    }
  }
  if (Object.keys(errors).length > 0) throw invalidData(errors);
  return vigentes;
}
