import type { BodyOf, propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { createVariante } from '../analisis/variante.service.ts';

/**
 * The other offers of a proposal by their analyses. Those that are still to be made are made in the transaction that saves
 * the proposal: where it is refused none of them is left behind.
 */
export async function makeAlternativas(
  trx: Db,
  viewer: Viewer,
  alternativas: BodyOf<typeof propuestas.create>['alternativas'],
): Promise<string[][]> {
  const hechas: string[][] = [];
  for (const oferta of alternativas) {
    const ids: string[] = [];
    for (const parte of oferta) {
      ids.push(typeof parte === 'string' ? parte : await makeVariante(trx, viewer, parte));
    }
    hechas.push(ids);
  }
  return hechas;
}

async function makeVariante(trx: Db, viewer: Viewer, { de, ...input }: propuestas.PorHacer): Promise<string> {
  return (await createVariante({ db: trx, viewer, id: de, input })).id;
}
