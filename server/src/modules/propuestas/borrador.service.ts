import type { BodyOf, propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { changePropuesta, recordChange } from './cambio.ts';
import { analisisDeOfertas, readOfertas } from './ofertas.ts';
import { makeAlternativas } from './por-hacer.ts';
import { findPropuesta, type PropuestaGuardada, updatePropuesta } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import { requireOfferable } from './ventas.ts';
import {
  type Contenido,
  insertPropuesta,
  insertVersion,
  rewriteVersion,
  withdrawVersion,
} from './version.repository.ts';

type Alta = BodyOf<typeof propuestas.create>;

export async function createPropuesta(deps: Deps, viewer: Viewer, alta: Alta): Promise<propuestas.Propuesta> {
  soloQuienVende(viewer);
  const id = await deps.db.transaction().execute((trx) => createDraft(trx, viewer, alta));
  return getPropuesta({ deps, viewer, id });
}

/** The draft itself, in a transaction of its caller. */
export async function createDraft(
  trx: Db,
  viewer: Viewer,
  { analisis, alternativas, validezDias: dias, mensaje }: Alta,
): Promise<string> {
  const { clienteId, comercialId, ofertas } = await readOfertas(trx, viewer, {
    analisis,
    alternativas: await makeAlternativas(trx, viewer, alternativas),
  });
  const validezDias = dias ?? (await brandOf(trx, { clienteId, comercialId })).validezDias;
  const contenido = { ofertas, validezDias, mensaje, diferencias: [] };
  await requireOfferable(trx, clienteId, contenido);
  return openDraft({ trx, viewer, de: { clienteId, comercialId }, contenido, accion: 'crear' });
}

/** Creates version 1 under the next number of the year. */
export async function openDraft({
  trx,
  viewer: { id: creadoPor },
  de,
  contenido,
  accion,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly de: { readonly clienteId: string; readonly comercialId: string | null };
  readonly contenido: Contenido;
  readonly accion: string;
}): Promise<string> {
  await requireOpenCliente(trx, de.clienteId);
  const { id, codigo } = await insertPropuesta(trx, { ...de, creadoPor });
  await insertVersion({ db: trx, lugar: { propuestaId: id, numero: 1 }, contenido, creadoPor });
  const { cups } = resumenDe(contenido);
  await recordChange({
    trx,
    usuarioId: creadoPor,
    accion,
    propuesta: { id },
    despues: { codigo, estado: 'borrador', numero: 1, cups },
  });
  return id;
}

function resumenDe({ ofertas, validezDias, mensaje }: Contenido) {
  return { validezDias, mensaje, cups: ofertas[0].lineas.map(({ cups }) => cups), ofertas: ofertas.length };
}

/** Rewrites a draft, or withdraws what was sent and makes its next version. */
export async function updateBorrador({
  deps,
  viewer,
  id,
  body: { version, analisis, alternativas, ...cambios },
}: {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof propuestas.update>;
}): Promise<propuestas.Propuesta> {
  const acciones = ['editar', 'nueva-version'] as const;
  await changePropuesta({
    db: deps.db,
    viewer,
    cambio: { id, version, acciones, cambios },
    task: async (trx, propuesta) => {
      const { validezDias = propuesta.validezDias, mensaje = propuesta.mensaje } = cambios;
      const mismas = analisis === undefined && alternativas === undefined;
      const guardadas = await analisisDeOfertas(trx, propuesta);
      const { clienteId, ofertas } = await readOfertas(trx, viewer, {
        analisis: analisis ?? guardadas.analisis,
        // Those that were compared with other analyses are not offered any more.
        alternativas: alternativas
          ? await makeAlternativas(trx, viewer, alternativas)
          : analisis
            ? []
            : guardadas.alternativas,
      });
      rejectOtherCliente(propuesta, clienteId);
      const contenido = { ofertas, validezDias, mensaje, diferencias: mismas ? propuesta.diferencias : [] };
      await (mismas ? requireOpenCliente(trx, clienteId) : requireOfferable(trx, clienteId, contenido));
      if (propuesta.estado !== 'borrador') {
        await siguienteVersion({ trx, viewer, propuesta, contenido, accion: 'nueva-version' });
        return;
      }
      await rewriteVersion(trx, { propuestaId: id, numero: propuesta.numero }, contenido);
      await updatePropuesta(trx, id, {});
      await recordChange({
        trx,
        usuarioId: viewer.id,
        accion: 'cambiar',
        propuesta,
        despues: { ...resumenDe(contenido), estado: 'borrador' },
      });
    },
  });
  return getPropuesta({ deps, viewer, id });
}

function rejectOtherCliente(propuesta: PropuestaGuardada, clienteId: string): void {
  if (clienteId === propuesta.clienteId) return;
  throw problem({
    code: 'varios-clientes',
    status: 409,
    title: `La propuesta es de ${propuesta.clienteNombre}`,
  });
}

/** Replaces the current version by the next one, a draft. */
export async function siguienteVersion({
  trx,
  viewer,
  propuesta,
  contenido,
  accion,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly propuesta: PropuestaGuardada;
  readonly contenido: Contenido;
  readonly accion: string;
}): Promise<void> {
  const { id: propuestaId, numero } = propuesta;
  await withdrawVersion(trx, { propuestaId, numero });
  await insertVersion({
    db: trx,
    lugar: { propuestaId, numero: numero + 1 },
    contenido,
    creadoPor: viewer.id,
  });
  await updatePropuesta(trx, propuestaId, { estado: 'borrador', numero: numero + 1 });
  const despues = { ...resumenDe(contenido), estado: 'borrador', numero: numero + 1 };
  await recordChange({ trx, usuarioId: viewer.id, accion, propuesta, despues });
}

export async function duplicatePropuesta(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<propuestas.Propuesta> {
  const original = await findPropuesta(deps.db, viewer, { id });
  if (original === undefined) throw notFound();
  soloQuienVende(viewer);
  const guardadas = await analisisDeOfertas(deps.db, original);
  const { clienteId, comercialId, ofertas } = await readOfertas(deps.db, viewer, guardadas);
  const { validezDias, mensaje } = original;
  const contenido = { ofertas, validezDias, mensaje, diferencias: [] };
  const copia = await deps.db.transaction().execute(async (trx) => {
    await requireOfferable(trx, clienteId, contenido);
    return openDraft({ trx, viewer, de: { clienteId, comercialId }, contenido, accion: 'duplicar' });
  });
  return getPropuesta({ deps, viewer, id: copia });
}
