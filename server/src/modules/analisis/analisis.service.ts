import { createHash } from 'node:crypto';
import { type analisis, type BodyOf, feesOfCall } from '@vatio/contract/endpoints';
import { type Fecha, PACTA_ENERGIA, parseFecha, type TipoDeProducto } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { today } from '../../platform/today.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { ocupacionesDe } from '../contratos/ocupacion.repository.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import { noOfertable } from '../venta/venta.service.ts';
import { findAnalisis, updateNotas, versionesDe } from './analisis.repository.ts';
import { storedDocumento } from './documento.repository.ts';
import { type PeticionDeEstudio, studyPuntos } from './estudio.ts';
import { type Clave, findGuardado, type Guardado, saveAnalisis, saveVersion } from './guardado.repository.ts';
import { readProductos, readPuntos } from './lecturas.ts';
import { createMercados } from './mercado-de-puntos.ts';
import { clienteDe, comercialDe } from './owner-of-puntos.ts';
import type { PuntoDeEstudio } from './punto-de-estudio.ts';
import { puntoGuardado } from './punto-guardado.ts';
import { productField } from './rechazo.ts';
import { analisisGuardado } from './respuestas.ts';
import type { Documento } from './tables.ts';

type Input = BodyOf<typeof analisis.create>;

export async function simulateAnalisis(
  db: Db,
  viewer: Viewer,
  input: Input,
): Promise<analisis.Resultado & Pick<analisis.Analisis, 'ocupados'>> {
  soloQuienVende(viewer);
  const puntos = await readPuntos(db, viewer, input.puntos);
  const ocupados = await ocupacionesDe({ db, viewer, cups: puntos.map(({ ficha }) => ficha.cups) });
  const documento = await study(db, viewer, { ...deLaLlamada(input), puntos });
  return { ...storedDocumento(documento), ocupados };
}

/** The study of some supplies with every offer of the day, of which nothing is kept. */
export async function studyOffers(db: Db, viewer: Viewer, input: Input): Promise<Documento> {
  return study(db, viewer, { ...deLaLlamada(input), puntos: await readPuntos(db, viewer, input.puntos) });
}

export async function createAnalisis({
  db,
  viewer,
  input,
  key,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly input: Input;
  readonly key?: string | undefined;
}): Promise<analisis.Analisis> {
  soloQuienVende(viewer);
  const clave = key === undefined ? undefined : claveDe(viewer, key, input);
  const previo = clave && (await findGuardado(db, clave));
  if (previo) return getAnalisis(db, viewer, idDe(previo, clave));
  const puntos = await readPuntos(db, viewer, input.puntos);
  const autoria = { usuarioId: viewer.id, clienteId: clienteDe(puntos), comercialId: comercialDe(puntos) };
  await requireOpenClientes(db, puntos);
  const documento = await study(db, viewer, { ...deLaLlamada(input), puntos });
  rejectNotOfferable(documento);
  const guardado = await saveAnalisis({
    db,
    anio: Number(today().slice(0, 4)),
    autoria,
    contenido: { documento, notas: input.notas ?? '' },
    clave,
  });
  return getAnalisis(db, viewer, idDe(guardado, clave));
}

/**
 * Makes the next version with the same points, consumption, powers, fees and prices of today's contract, and
 * with the products, taxes and regulated prices of the new date. A chosen product that is no longer on sale
 * says so and counts in no total.
 */
export async function recalculateAnalisis({
  db,
  viewer,
  id,
  fecha,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly fecha: Fecha;
}): Promise<analisis.Analisis> {
  soloQuienVende(viewer);
  const previo = await findAnalisis(db, viewer, id);
  if (previo === undefined) throw notFound();
  const documento = await study(db, viewer, {
    fecha,
    fees: previo.documento.fees,
    supuestos: undefined,
    puntos: previo.documento.puntos.map(puntoGuardado),
  });
  const { clienteId, comercialId } = previo;
  if (clienteId !== null) await requireOpenCliente(db, clienteId);
  const autoria = { usuarioId: viewer.id, clienteId, comercialId };
  return getAnalisis(
    db,
    viewer,
    await saveVersion({ db, codigo: previo.codigo, autoria, contenido: { documento, notas: '' } }),
  );
}

export async function getAnalisis(db: Db, viewer: Viewer, id: string): Promise<analisis.Analisis> {
  const fila = await findAnalisis(db, viewer, id);
  if (fila === undefined) throw notFound();
  const ocupados = await ocupacionesDe({ db, viewer, cups: fila.cups });
  const versiones = await versionesDe(db, viewer, fila.codigo);
  return { ...analisisGuardado(fila, versiones, viewer), ocupados };
}

export async function annotateAnalisis({
  db,
  viewer,
  id,
  notas,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly notas: string;
}): Promise<analisis.Analisis> {
  soloQuienVende(viewer);
  const antes = await findAnalisis(db, viewer, id);
  if (antes === undefined) throw notFound();
  await db.transaction().execute(async (trx) => {
    await updateNotas(trx, id, notas);
    const sobre = { usuarioId: viewer.id, entidad: 'analisis', entidadId: id } as const;
    await auditChange(trx, { ...sobre, accion: 'anotar', antes, cambios: { notas } });
  });
  return getAnalisis(db, viewer, id);
}

function deLaLlamada({ fecha, supuestos, ...input }: Input) {
  return { fecha, supuestos, fees: feesOfCall(input) };
}

async function study(
  db: Db,
  viewer: Viewer,
  peticion: Omit<PeticionDeEstudio, 'productos' | 'ley'>,
): Promise<Documento> {
  orProblem(parseFecha(peticion.fecha));
  const productos = await readProductos({ db, viewer, fecha: peticion.fecha, puntos: peticion.puntos });
  const puntos = await withMercado(db, peticion.puntos, productos);
  return { ...(await studyPuntos({ ...peticion, ley: await leyDelMes(db), puntos, productos })), productos };
}

/**
 * The points with the market that each met, where some product of its tariff follows it, and with the PVPC. A point that comes with consumption of
 * its own, which has no hours, is left without.
 */
async function withMercado(
  db: Db,
  puntos: readonly PuntoDeEstudio[],
  productos: readonly { readonly tarifa: string; readonly tipo: TipoDeProducto }[],
): Promise<PuntoDeEstudio[]> {
  const mercados = createMercados(db);
  const siguenElMercado = new Set(
    productos.flatMap(({ tarifa, tipo }) => (PACTA_ENERGIA[tipo] ? [] : tarifa)),
  );
  const conMercado: PuntoDeEstudio[] = [];
  for (const punto of puntos) {
    const { ficha, consumos } = punto;
    if (consumos.some(({ fuente }) => fuente === 'estudio')) {
      conMercado.push(punto);
      continue;
    }
    const ultima = consumos.at(-1)?.hasta;
    const {
      mercado = siguenElMercado.has(ficha.tarifa ?? '') ? await mercados.mercado(ficha, ultima) : null,
    } = punto;
    const { mercadoPvpc = await mercados.pvpc(ficha, ultima) } = punto;
    conMercado.push({ ...punto, mercado, mercadoPvpc });
  }
  return conMercado;
}

/** Requires that the clients of the points, whether all points have one or not, are open to new business. */
async function requireOpenClientes(db: Db, puntos: readonly PuntoDeEstudio[]): Promise<void> {
  const cliente = puntos.find(({ ficha }) => ficha.cliente !== null)?.ficha.cliente;
  if (cliente) await requireOpenCliente(db, cliente.id);
}

/** An analysis is not saved with an offer that cannot be made. */
export function rejectNotOfferable({ puntos }: Documento): void {
  const errors: Record<string, string> = {};
  for (const [i, { productoId, excluidos }] of puntos.entries()) {
    const excluido = excluidos.find((candidato) => candidato.productoId === productoId);
    if (excluido) errors[productField(i)] = excluido.motivos.join('; ');
  }
  if (Object.keys(errors).length > 0) throw noOfertable(Object.values(errors), errors);
}

function claveDe({ id }: Viewer, clave: string, input: Input): Clave {
  if (clave.length > 200) throw invalidData({ 'Idempotency-Key': 'Como mucho 200 caracteres' });
  return { usuarioId: id, clave, huella: createHash('sha256').update(JSON.stringify(input)).digest() };
}

/** The identifier that the call saved, unless its key was used for something else. */
function idDe({ id, huella }: Guardado, clave: Clave | undefined): string {
  if (huella === undefined || clave === undefined || huella.equals(clave.huella)) return id;
  throw problem({
    code: 'clave-reutilizada',
    status: 409,
    title: 'Con esa Idempotency-Key ya se guardó otro análisis',
  });
}
