import { type BodyOf, contratos, type contratosLote } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { notFound } from '../../platform/problems.ts';
import { soloQuienVende } from '../../platform/sellers.ts';
import { buscadosDe, type Lote } from '../operaciones/lote.service.ts';
import type { Tocado } from './accion-auditada.service.ts';
import { applyAction } from './acciones.service.ts';
import { lockContrato } from './escritura.repository.ts';
import { requireContrato } from './lectura.service.ts';
import type { ContratoLinks } from './links.service.ts';
import { elegidos } from './lote.repository.ts';
import { writeMailsOf } from './mails.service.ts';
import { preparePapers } from './papers-of-action.service.ts';
import type { Accion } from './paso.ts';
import { quienActua } from './respuestas.ts';

/** Applies an action to the marked contracts, or to all that match the list's filters. */
export function loteDeContratos(
  links: ContratoLinks,
  viewer: Viewer,
  { ids, filtros, ...accion }: BodyOf<typeof contratosLote.preview>,
): Lote {
  soloQuienVende(viewer);
  const buscados = buscadosDe({ ids, filtros }, contratos.filtrosSchema);
  return {
    tipo: 'contratos',
    entidad: 'contrato',
    detalle: accion,
    elegidos: elegidos(viewer, buscados),
    apply: (trx, id) => moveContrato({ deps: { trx, links }, viewer, id, accion }),
  };
}

/** Applies an action to one of many contracts, and answers the contracts that it touched. */
export async function moveContrato({
  deps: { trx, links, files },
  viewer,
  id,
  accion,
}: {
  readonly deps: {
    readonly trx: Db;
    readonly links: ContratoLinks;
    /** Where papers are kept; a trial, which keeps nothing, prints none. */
    readonly files?: FileStore;
  };
  readonly viewer: Viewer;
  readonly id: string;
  readonly accion: Accion;
}): Promise<Tocado[]> {
  await requireContrato(trx, viewer, id);
  const fila = await lockContrato(trx, id);
  if (!fila || fila.borradoEn !== null) throw notFound();
  const tocados = await applyAction({
    trx,
    fila,
    accion,
    contexto: { usuarioId: viewer.id, quien: quienActua(viewer) },
  });
  const papers = files ? await preparePapers({ db: trx, files, links }, viewer, { id, accion }) : {};
  await papers.keepSigned?.(trx);
  await writeMailsOf(accion, { trx, viewer, fila, links, ficha: papers.ficha });
  return tocados;
}
