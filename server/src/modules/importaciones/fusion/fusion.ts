import type pg from 'pg';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { Rechazos } from '../lectura/rechazos.ts';
import { anotarHistorias, mergeConsumos, updateAnuales } from './consumos.repository.ts';
import { mergeCurvas } from './curvas.repository.ts';
import { updatePuntosConFicha } from './ficha-sobre-punto.repository.ts';
import {
  adoptarPuntos,
  type Cambios,
  comercialDe,
  dejarFichasNuevas,
  insertPuntos,
  saveFichas,
} from './puntos.repository.ts';
import { insertRechazos, terminarImportacion } from './resultado.repository.ts';
import { descartarAjenos, listAjenos, listTocados, reunirTocados } from './tocados.repository.ts';
import { enEnsayo, enTransaccion, esperarTurno } from './transaccion.repository.ts';

/** What has been read of an import and is to be merged. */
export type PorFundir = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly filas: number;
  readonly rechazos: Rechazos;
  readonly avisos: readonly string[];
};

/** As many as the contract gives. */
const CUPS_DEL_RESULTADO = 100;

/** The import was cancelled while it was being merged. */
export class Cancelada extends Error {}

/** The points of the files that whoever imports may not touch; an administrator may touch them all. */
export async function buscarAjenos(client: pg.Client, db: Db, viewer: Viewer): Promise<string[]> {
  if (viewer.role === 'admin') return [];
  return enEnsayo(client, async () => {
    await anotarHistorias(client);
    return (await reunirTocados(client, db, viewer)) ? listAjenos(client) : [];
  });
}

/** Merges what is staged and ends the import, all of it or nothing. Answers what it changed. */
export async function fundir(client: pg.Client, db: Db, porFundir: PorFundir): Promise<Cambios> {
  const { id, viewer, filas, rechazos } = porFundir;
  return enTransaccion(client, async () => {
    await esperarTurno(client);
    await anotarHistorias(client);
    const hayAjenos = await reunirTocados(client, db, viewer);
    const rechazadas = rechazos.total + (hayAjenos ? await descartarAjenos(client) : 0);
    const cambios = await fundirTablas(client, viewer);
    const cups = await listTocados(client, CUPS_DEL_RESULTADO);
    const resultado = { ...cambios, filas, rechazadas, avisos: porFundir.avisos, cups };
    if (!(await terminarImportacion(client, id, resultado))) throw new Cancelada();
    await insertRechazos(client, id, rechazos.filas);
    return cambios;
  });
}

/** Points first: everything else is about them. */
async function fundirTablas(client: pg.Client, { id, role }: Viewer): Promise<Cambios> {
  const comercial = role === 'comercial' ? await comercialDe(client, id) : null;
  await dejarFichasNuevas(client);
  await insertPuntos(client, comercial);
  if (comercial !== null) await adoptarPuntos(client, comercial);
  await updatePuntosConFicha(client);
  const partes = [await saveFichas(client), await mergeConsumos(client), await mergeCurvas(client)];
  await updateAnuales(client);
  return {
    nuevas: partes.reduce((suma, { nuevas }) => suma + nuevas, 0),
    cambiadas: partes.reduce((suma, { cambiadas }) => suma + cambiadas, 0),
  };
}
