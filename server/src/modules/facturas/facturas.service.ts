import { randomUUID } from 'node:crypto';
import type { BodyOf, facturas, ResponseOf } from '@vatio/contract/endpoints';
import { parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { issueProblem } from '../../platform/issues.ts';
import { invalidData, notFound, type ProblemError, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import {
  addPunto,
  foreignPunto,
  type NuevoPunto,
  puntoDe,
} from '../puntos-suministro/puntos-suministro.service.ts';
import { checkFactura } from './comprobacion.ts';
import {
  findRepetida,
  insertFactura,
  lockFactura,
  lockFacturasOf,
  lockLote,
  lockPuntosDeFacturas,
  type NuevaFactura,
  setRemoved,
} from './escritura.repository.ts';
import { findFactura } from './facturas.repository.ts';
import { reviewFacturas } from './revision.service.ts';

export async function readFactura(db: Db, viewer: Viewer, id: string): Promise<facturas.Factura> {
  const factura = await findFactura(db, viewer, id);
  if (factura === undefined) throw notFound();
  return factura;
}

/** Keeps a bill on its supply, which is made if nobody has it and the viewer sells. */
export async function createFactura(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof facturas.create>,
): Promise<ResponseOf<typeof facturas.create>> {
  const cups = parseCups(body.cups);
  if (!cups.ok) throw issueProblem({ ...cups.issue, part: 'cups' });
  const { calculadoEur, contrastes, avisos, ...comprobacion } = checkFactura(body, await leyDelMes(db));
  const punto = await newPunto(db, viewer, { ...body, cups: cups.value.cups });
  const stored = await db.transaction().execute(async (trx) => {
    await lockFacturasOf(trx, cups.value.cups);
    const suministroNuevo = punto !== undefined && (await addPunto(trx, viewer, punto));
    const puntos = await lockPuntosDeFacturas(trx, viewer, [cups.value.cups]);
    const clienteId = puntos.get(cups.value.cups);
    if (clienteId === undefined) return undefined;
    const { datos, lineas, total: totalEur } = body;
    const factura = {
      cups: cups.value.cups,
      clienteId,
      ...identityOf(body),
      totalEur,
      calculadoEur,
      ...comprobacion,
      contrastes: JSON.stringify(contrastes),
      avisos: JSON.stringify(avisos),
      lineas: JSON.stringify(lineas),
      datos: JSON.stringify(datos),
      lote: randomUUID(),
      creadaPor: viewer.id,
    };
    const repetida = await findRepetida(trx, factura);
    if (repetida) throw alreadyStored(repetida);
    const id = await insertFactura(trx, factura);
    await reviewFacturas(trx, [factura.cups]);
    const despues = { cups: factura.cups, numero: factura.numero, totalEur };
    await insertAuditoria(trx, { ...entryOf(viewer, id), accion: 'crear', despues });
    return { ...(await readFactura(trx, viewer, id)), suministroNuevo };
  });
  if (stored === undefined) throw await foreignPunto(db, viewer, cups.value.cups);
  return stored;
}

function identityOf({ datos, ...body }: BodyOf<typeof facturas.create>) {
  const { fuente, tipo, estimada, numero = null, comercializadora = null } = body;
  const { tarifa, desde, hasta, rectifica, fechaFactura = null } = datos;
  return {
    fuente,
    tipo,
    estimada,
    numero,
    comercializadora,
    tarifa,
    desde,
    hasta,
    fechaFactura: body.fechaFactura ?? fechaFactura,
    rectifica: rectifica?.factura ?? null,
  } satisfies Partial<NuevaFactura>;
}

/** The supply that has to be made for the bill; a client's account makes none. */
async function newPunto(
  db: Db,
  viewer: Viewer,
  { cups, datos: { tarifa, potencias, zona, uso } }: BodyOf<typeof facturas.create>,
): Promise<NuevoPunto | undefined> {
  if ((await lockPuntosDeFacturas(db, viewer, [cups])).size > 0) return undefined;
  if (viewer.role === 'cliente') throw invalidData({ cups: 'Este CUPS no es de ninguno de tus suministros' });
  return puntoDe(db, viewer, { cups, tarifa, potenciasKw: potencias, zona, uso });
}

function alreadyStored(factura: { readonly id: string; readonly numero: string | null }): ProblemError {
  const cual = factura.numero === null ? '' : ` ${factura.numero}`;
  const title = `La factura${cual} ya está guardada en ese suministro`;
  return problem({
    code: 'factura-ya-guardada',
    status: 409,
    title,
    extra: { datos: { factura }, errors: { numero: title } },
  });
}

/** Takes a bill back, or undoes that. A client takes back what they brought. */
export async function changeFacturaBin({
  db,
  viewer,
  id,
  removed,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly removed: boolean;
}): Promise<facturas.Factura> {
  const { id: visible } = await readFactura(db, viewer, id);
  return db.transaction().execute(async (trx) => {
    const antes = await lockFactura(trx, visible);
    await lockFacturasOf(trx, antes.cups);
    if (viewer.role === 'cliente' && antes.creadaPor !== viewer.id) {
      throw problem({
        code: 'sin-permiso',
        status: 403,
        title: 'Solo puedes quitar las facturas que trajiste tú',
      });
    }
    if ((antes.borradaEn !== null) !== removed) {
      const repetida = removed
        ? undefined
        : await findRepetida(trx, { ...antes, totalEur: Number(antes.totalEur) });
      if (repetida) throw alreadyStored(repetida);
      await setRemoved(trx, [visible], removed);
      await reviewFacturas(trx, [antes.cups]);
      await insertAuditoria(trx, { ...entryOf(viewer, visible), accion: removed ? 'borrar' : 'restaurar' });
    }
    return readFactura(trx, viewer, visible);
  });
}

/** Takes back all that the viewer kept at once. */
export async function removeLote(db: Db, viewer: Viewer, lote: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const facturas = await lockLote(trx, lote, viewer.id);
    if (facturas.length === 0) throw notFound();
    const cups = [...new Set(facturas.map((factura) => factura.cups))].sort();
    for (const code of cups) await lockFacturasOf(trx, code);
    await setRemoved(
      trx,
      facturas.map(({ id }) => id),
      true,
    );
    // What stays may have been said to repeat their days, or now has a gap beside it.
    await reviewFacturas(trx, cups);
    const despues = { filas: facturas.length };
    await insertAuditoria(trx, { ...entryOf(viewer, lote), accion: 'borrar', despues });
  });
}

export function entryOf({ id: usuarioId }: Viewer, entidadId: string) {
  return { usuarioId, entidad: 'factura', entidadId } as const;
}
