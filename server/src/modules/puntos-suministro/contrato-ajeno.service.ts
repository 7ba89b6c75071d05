import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { rowChangedSince } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { type Ajeno, findAjeno, putAjeno } from './contrato-ajeno.repository.ts';

export type { Ajeno } from './contrato-ajeno.repository.ts';

/** What a file says over what was known: what it does not say stays. Undefined where it says nothing new. */
export function mergeAjeno(antes: Ajeno | null, written: Partial<Ajeno>): Ajeno | undefined {
  const despues = {
    comercializadora: written.comercializadora ?? antes?.comercializadora ?? null,
    desde: written.desde ?? antes?.desde ?? null,
    fin: written.fin ?? antes?.fin ?? null,
  };
  return isSameAjeno(antes, despues) ? undefined : despues;
}

function isSameAjeno(a: Ajeno | null, b: Ajeno | null): boolean {
  const of = (ajeno: Ajeno | null) =>
    [ajeno?.comercializadora, ajeno?.desde, ajeno?.fin].map((x) => x ?? null);
  return of(a).every((valor, i) => valor === of(b)[i]);
}

/** A contract with another house that a file wrote, and what was known before. */
export type AjenoAntes = {
  readonly cups: string;
  readonly clienteId: string;
  readonly antes: Ajeno | null;
  readonly despues: Ajeno;
};

export async function writeAjeno(
  trx: Db,
  viewer: Viewer,
  { cups, clienteId, despues }: Omit<AjenoAntes, 'antes'>,
): Promise<AjenoAntes> {
  const antes = await findAjeno(trx, cups, clienteId);
  await putAjeno(trx, { cups, clienteId, ajeno: despues });
  await audit(trx, viewer, { cups, accion: 'anotar', antes, despues });
  return { cups, clienteId, antes, despues };
}

/** Gives back what was known, unless somebody has written something else since. */
export async function undoAjeno(
  trx: Db,
  viewer: Viewer,
  { cups, clienteId, antes, despues }: AjenoAntes,
): Promise<void> {
  if (!isSameAjeno(await findAjeno(trx, cups, clienteId), despues)) throw rowChangedSince();
  await putAjeno(trx, { cups, clienteId, ajeno: antes });
  await audit(trx, viewer, { cups, accion: 'deshacer', antes: despues, despues: antes });
}

async function audit(
  trx: Db,
  { id: usuarioId }: Viewer,
  {
    cups: entidadId,
    ...cambio
  }: {
    readonly cups: string;
    readonly accion: string;
    readonly antes: Ajeno | null;
    readonly despues: Ajeno | null;
  },
): Promise<void> {
  const [antes, despues] = [cambio.antes, cambio.despues].map(
    (ajeno) => ajeno && { comercializadora: ajeno.comercializadora, desde: ajeno.desde, fechaFin: ajeno.fin },
  );
  await insertAuditoria(trx, {
    usuarioId,
    entidad: 'punto-suministro',
    entidadId,
    accion: cambio.accion,
    antes,
    despues,
  });
}
