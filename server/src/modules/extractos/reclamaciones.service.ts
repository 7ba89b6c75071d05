import type { BodyOf, extractos, reclamaciones } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import { companyName } from '../../platform/brand/small-print.ts';
import type { Db } from '../../platform/database.ts';
import { nextCodigo } from '../../platform/numbering.repository.ts';
import { invalidData, notFound, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { claimText } from './claim-text.ts';
import { lockExtractos } from './extractos.repository.ts';
import { findClaimedLineas, findOwedLineas } from './lineas.repository.ts';
import { findReclamacion, insertReclamacion, updateReclamacion } from './reclamaciones.repository.ts';

export async function getReclamacion(db: Db, id: string): Promise<reclamaciones.Reclamacion> {
  const fila = await findReclamacion(db, id);
  if (!fila) throw notFound();
  const detalle = (await findClaimedLineas(db, id)).map(({ reclamadoEur, ...linea }) => ({
    reclamadoEur,
    linea,
  }));
  return { ...fila, detalle };
}

/** Claims what some lines leave owed, with the text that the house would write. */
export async function createReclamacion(
  db: Db,
  viewer: Viewer,
  { lineas: ids }: BodyOf<typeof reclamaciones.create>,
): Promise<reclamaciones.Reclamacion> {
  return db.transaction().execute(async (trx) => {
    // No statement nor claim may change meanwhile what the lines leave owed.
    await lockExtractos(trx);
    const lineas = await findOwedLineas(trx, ids);
    const comercializadora = requireClaimable(lineas, new Set(ids).size);
    const codigo = await nextCodigo(trx, 'RC', Number(today().slice(0, 4)));
    const house = companyName(await brandOf(trx));
    const id = await insertReclamacion(trx, {
      codigo,
      comercializadora,
      texto: claimText({ codigo, house, comercializadora, lineas }),
      creadaPor: viewer.id,
      lineas: lineas.map((linea) => ({ lineaId: linea.id, reclamadoEur: linea.pendienteEur })),
    });
    await audit(trx, viewer, { entidadId: id, accion: 'crear', despues: { codigo, comercializadora } });
    return getReclamacion(trx, id);
  });
}

/** The only supplier of the lines, each of which leaves something owed that nobody claims yet. */
function requireClaimable(lineas: readonly extractos.Linea[], chosen: number): string {
  const [primera] = lineas;
  if (!primera || lineas.length < chosen)
    throw invalidData({ lineas: 'Solo se reclaman líneas con algo pendiente' });
  if (lineas.some(({ comercializadora }) => comercializadora !== primera.comercializadora))
    throw invalidData({ lineas: 'Las líneas han de ser de una sola comercializadora' });
  const claimed = lineas.find(({ reclamacion }) => reclamacion !== null);
  if (claimed)
    throw invalidData({
      lineas: `El CUPS ${claimed.cups} ya está en la reclamación ${claimed.reclamacion?.codigo}`,
    });
  return primera.comercializadora;
}

export async function changeReclamacion({
  db,
  viewer,
  id,
  body: { version, ...changes },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof reclamaciones.update>;
}): Promise<reclamaciones.Reclamacion> {
  const done = await db.transaction().execute(async (trx) => {
    await lockExtractos(trx);
    const antes = await findReclamacion(trx, id);
    if (!antes) throw notFound();
    const moved = changes.estado !== undefined && changes.estado !== antes.estado;
    const changed = { ...changes, ...(moved && { estadoDesde: new Date() }) };
    if (!(await updateReclamacion(trx, { id, version }, changed))) return false;
    await audit(trx, viewer, {
      entidadId: id,
      accion: 'cambiar',
      antes: { estado: antes.estado },
      despues: { estado: changes.estado ?? antes.estado },
    });
    return true;
  });
  const ahora = await getReclamacion(db, id);
  if (!done) throw versionAntigua(ahora.version, ahora, changes);
  return ahora;
}

/** Withdraws a claim, so that its lines may be claimed again. */
export async function removeReclamacion(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExtractos(trx);
    const antes = await findReclamacion(trx, id);
    if (!antes) throw notFound();
    await updateReclamacion(trx, antes, { borradoEn: new Date() });
    await audit(trx, viewer, { entidadId: id, accion: 'retirar' });
  });
}

function audit(
  trx: Db,
  { id: usuarioId }: Viewer,
  entry: {
    readonly entidadId: string;
    readonly accion: string;
    readonly antes?: object;
    readonly despues?: object;
  },
): Promise<void> {
  return insertAuditoria(trx, { usuarioId, entidad: 'reclamacion', ...entry });
}
