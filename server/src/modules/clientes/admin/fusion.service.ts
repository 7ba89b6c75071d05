import {
  type BodyOf,
  campos,
  type clientes,
  clientesAdmin,
  type ResponseOf,
} from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { differences } from '../../../platform/differences.ts';
import { invalidData, problem, versionAntigua } from '../../../platform/problems.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { MAX_ETIQUETAS, orderEtiquetas } from '../../cartera/etiquetas.service.ts';
import { lockVigente, readCliente, sobre } from '../clientes.service.ts';
import { type Fila, updateCliente } from '../escritura.repository.ts';
import { passEverything } from './relacionados.repository.ts';

const CAMPOS = clientesAdmin.CAMPOS_DE_FUSION;
type Campo = (typeof CAMPOS)[number];
type Par = { readonly id: string; readonly otroId: string };

export async function previewFusion(
  db: Db,
  viewer: Viewer,
  { id, otroId }: Par,
): Promise<ResponseOf<typeof clientesAdmin.previewFusion>> {
  const [este, absorbido] = [await readCliente(db, viewer, id), await readCliente(db, viewer, otroId)];
  const campos = CAMPOS.map((campo) => ({
    campo,
    este: enClaro(este, campo),
    otro: enClaro(absorbido, campo),
  }));
  return { este, otro: absorbido, campos: campos.filter((campo) => campo.este !== campo.otro) };
}

function enClaro(cliente: clientes.Cliente, campo: Campo): string | null {
  if (campo === 'comercialId') return cliente.comercial?.nombre ?? null;
  if (campo === 'usuarioId') return cliente.cuenta?.email ?? null;
  return cliente[campo];
}

/**
 * Moves in one transaction all that the other client has to this one, which keeps the chosen data. The other is
 * deleted.
 */
export async function mergeClientes({
  db,
  viewer,
  par: { id, otroId },
  body: { delOtro, version, versionDelOtro },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly par: Par;
  readonly body: BodyOf<typeof clientesAdmin.merge>;
}): Promise<clientes.Cliente> {
  if (id === otroId) throw invalidData({ otroId: 'Es el mismo cliente' });
  await db.transaction().execute(async (trx) => {
    // Rows are locked in one fixed order, so that two merges of the same pair cannot deadlock.
    const filas = new Map<string, Fila>();
    for (const clienteId of [id, otroId].toSorted())
      filas.set(clienteId, await lockVigente(trx, viewer, clienteId));
    const [este, absorbido] = [filas.get(id)!, filas.get(otroId)!];
    await requireVersion({ trx, viewer, fila: este, version });
    await requireVersion({ trx, viewer, fila: absorbido, version: versionDelOtro });
    const cambios = elegidos(este, absorbido, delOtro);
    const movidas = await passEverything(trx, absorbido.id, este.id);
    // The other client is updated first, so that two clients never have the same NIF.
    await updateCliente(trx, absorbido.id, { borradoEn: new Date(), fusionadoEnId: este.id });
    await updateCliente(trx, este.id, cambios);
    const cambio = differences(este, cambios);
    await insertAuditoria(trx, {
      ...sobre(viewer, este.id),
      accion: 'fusionar',
      antes: cambio?.antes ?? null,
      despues: { ...cambio?.despues, otro: { id: absorbido.id, nombre: absorbido.nombre }, movidas },
    });
    const despues = { fusionadoEnId: este.id };
    await insertAuditoria(trx, { ...sobre(viewer, absorbido.id), accion: 'fusionado', despues });
  });
  return readCliente(db, viewer, id);
}

async function requireVersion({
  trx,
  viewer,
  fila,
  version,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly fila: Fila;
  readonly version: number;
}): Promise<void> {
  if (fila.version !== version)
    throw versionAntigua(fila.version, await readCliente(trx, viewer, fila.id), {});
}

/** The data chosen from the other client, and those that this one lacks, also of the house's own fields; tags of both. */
function elegidos(este: Fila, absorbido: Fila, delOtro: readonly Campo[]): Partial<Fila> {
  const leFalta = (campo: Campo | (typeof campos.HUECOS)[number]) =>
    este[campo] === null && absorbido[campo] !== null;
  const tomados = [
    ...CAMPOS.filter((campo) => delOtro.includes(campo) || leFalta(campo)),
    ...campos.HUECOS.filter(leFalta),
  ];
  const etiquetas = orderEtiquetas([...este.etiquetas, ...absorbido.etiquetas]);
  if (etiquetas.length > MAX_ETIQUETAS) {
    throw problem({
      code: 'demasiadas-etiquetas',
      status: 409,
      title: `Juntos tendrían ${etiquetas.length} etiquetas, y caben ${MAX_ETIQUETAS}: quita antes algunas`,
    });
  }
  return {
    ...Object.fromEntries(tomados.map((campo) => [campo, absorbido[campo]])),
    ...(etiquetas.length > este.etiquetas.length && { etiquetas }),
  };
}
