import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { lectorDeTuya, type Oferta, tuyaDeOferta } from '../comisiones/tuya.service.ts';
import { findCasosDePropuestas, type Listed } from './listado.repository.ts';

/** What of a proposal would be of whoever reads it. */
export type TuyaDePropuesta = (propuesta: Oferta) => number;

/** By the rules in force; undefined for whoever has no part of any proposal: administrators and clients. */
export async function tuyaDePropuestas(
  db: Db,
  viewer: Viewer,
  hoy: string,
): Promise<TuyaDePropuesta | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  return lector && ((propuesta) => tuyaDeOferta(lector, propuesta, hoy));
}

/** The same of all those of each state of a list together. */
export async function sumTuyaByEstado(
  db: Db,
  viewer: Viewer,
  listed: Listed,
): Promise<ReadonlyMap<propuestas.Estado, number> | undefined> {
  const tuya = await tuyaDePropuestas(db, viewer, listed.hoy);
  if (!tuya) return undefined;
  const cents = new Map<propuestas.Estado, number>();
  for (const { estado, ...propuesta } of await findCasosDePropuestas(db, viewer, listed)) {
    cents.set(estado, (cents.get(estado) ?? 0) + Math.round(tuya(propuesta) * 100));
  }
  return new Map([...cents].map(([estado, suma]) => [estado, suma / 100]));
}
