import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { lectorDeTuya, type Oferta, sumEurByKey, tuyaDeOferta } from '../comisiones/tuya.service.ts';
import { findCasosDePropuestas, type Listed } from './listado.repository.ts';

/** The reader's own part of a proposal. */
export type TuyaDePropuesta = (propuesta: Oferta) => number;

/** The part by the rules in force; undefined for administrators and clients, who have none. */
export async function tuyaDePropuestas(
  db: Db,
  viewer: Viewer,
  hoy: string,
): Promise<TuyaDePropuesta | undefined> {
  const lector = await lectorDeTuya(db, viewer);
  return lector && ((propuesta) => tuyaDeOferta(lector, propuesta, hoy));
}

/** Adds up the part of a list's proposals by state. */
export async function sumTuyaByEstado(
  db: Db,
  viewer: Viewer,
  listed: Listed,
): Promise<ReadonlyMap<propuestas.Estado, number> | undefined> {
  if (viewer.role !== 'comercial') return undefined;
  // Neither waits for the other: the dashboard of a representative opens with this sum.
  const [tuya, casos] = await Promise.all([
    tuyaDePropuestas(db, viewer, listed.hoy),
    findCasosDePropuestas(db, viewer, listed),
  ]);
  if (!tuya) return undefined;
  return sumEurByKey(casos, ({ estado }) => estado, tuya);
}
