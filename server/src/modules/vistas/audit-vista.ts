import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { differences } from '../../platform/differences.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import type { FilaVista } from './vistas.repository.ts';

type Estado = Partial<FilaVista> & Pick<FilaVista, 'ambito'>;

const DICHOS = [
  'lista',
  'nombre',
  'ambito',
  'predeterminadaDe',
  'fijada',
  'consulta',
  'columnas',
] as const satisfies readonly (keyof FilaVista)[];

/** Records what changes for everybody; private and team views are not recorded. */
export async function auditView({
  db,
  viewer: { id: usuarioId },
  entidadId,
  accion,
  antes,
  despues,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly entidadId: string;
  readonly accion: 'crear' | 'cambiar' | 'borrar' | 'restaurar';
  readonly antes?: Estado | undefined;
  readonly despues: Estado;
}): Promise<void> {
  if (antes?.ambito !== 'todos' && despues.ambito !== 'todos') return;
  const dichos = Object.fromEntries(DICHOS.map((campo) => [campo, despues[campo]]));
  const cambio = differences(antes ?? {}, dichos);
  if (accion === 'cambiar' && !cambio) return;
  await insertAuditoria(db, { usuarioId, entidad: 'vista', entidadId, accion, ...cambio });
}
