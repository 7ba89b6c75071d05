import { CODIGOS_DE_GAS, enCifra } from '@vatio/domain';
import type pg from 'pg';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { keepSeries } from '../../mercado/escritura.service.ts';
import type { Leido } from '../lectura/lectura.ts';
import type { Rechazos } from '../lectura/rechazos.ts';
import { mergeConsumos, recordHistories, updateAnuales } from './consumos.repository.ts';
import { mergeCurvas } from './curvas.repository.ts';
import { updatePuntosConFicha } from './ficha-sobre-punto.repository.ts';
import { removeShiftedReadings } from './hora-desplazada.repository.ts';
import { openProcedencia } from './procedencia.repository.ts';
import {
  adoptPuntos,
  type Cambios,
  comercialDe,
  insertPuntos,
  keepNewFichas,
  saveFichas,
} from './puntos.repository.ts';
import { finishImportacion, insertRechazos } from './resultado.repository.ts';
import { countDeGas, discardForeign, gatherTocados, listAjenos, listTocados } from './tocados.repository.ts';
import { enEnsayo, enTransaccion, waitForTurn } from './transaccion.repository.ts';

/** What has been read of an import and has to be merged. */
export type PorFundir = {
  readonly id: string;
  readonly viewer: Viewer;
  readonly filas: number;
  readonly rechazos: Rechazos;
  readonly avisos: readonly string[];
  readonly mercado: Leido['mercado'];
  /** The hours of its curves are the start of their intervals. */
  readonly alInicio: boolean;
};

/** The contract limits the list to this many. */
const CUPS_DEL_RESULTADO = 100;

/** The import was cancelled while it was being merged. */
export class Cancelada extends Error {}

/** The points of the files that the author of the import may not change; an administrator may change them all. */
export async function findForeignCups(client: pg.Client, db: Db, viewer: Viewer): Promise<string[]> {
  if (viewer.role === 'admin') return [];
  return enEnsayo(client, async () => {
    await recordHistories(client);
    return (await gatherTocados(client, db, viewer)) ? listAjenos(client) : [];
  });
}

/** Merges what is staged and ends the import, all of it or nothing. Answers what it changed. */
export async function mergeLoad(client: pg.Client, db: Db, porFundir: PorFundir): Promise<Cambios> {
  const { id, viewer, filas, rechazos } = porFundir;
  return enTransaccion(client, async () => {
    await waitForTurn(client);
    await recordHistories(client);
    const hayAjenos = await gatherTocados(client, db, viewer);
    const rechazadas = rechazos.total + (hayAjenos ? await discardForeign(client) : 0);
    const sueltas = porFundir.alInicio ? await removeShiftedReadings(client) : 0;
    const cambios = await mergeTablas(client, porFundir);
    const cups = await listTocados(client, CUPS_DEL_RESULTADO);
    const avisos = [...porFundir.avisos, ...avisosDeSueltas(sueltas), ...(await avisosDeGas(client))];
    const resultado = { ...cambios, filas, rechazadas, avisos, cups };
    if (!(await finishImportacion(client, id, resultado))) throw new Cancelada();
    await insertRechazos(client, id, rechazos.filas);
    return cambios;
  });
}

/** The files are of electricity, but a row of them may be of a supply of gas. */
async function avisosDeGas(client: pg.Client): Promise<string[]> {
  const { total, primero } = await countDeGas(client, CODIGOS_DE_GAS);
  if (primero === null) return [];
  const cuantos = total === 1 ? `${primero} es` : `${enCifra(total)} CUPS son`;
  return [
    `${cuantos} de gas, por el código de su distribuidora, y este fichero es de electricidad: revísalo`,
  ];
}

function avisosDeSueltas(dias: number): string[] {
  if (dias === 0) return [];
  return [
    `${enCifra(dias)} lecturas sueltas del día anterior se quitan: eran la primera de estas, leída una hora antes`,
  ];
}

/** Points come first, because everything else refers to them. */
async function mergeTablas(
  client: pg.Client,
  { id: importacionId, viewer: { id, role }, mercado }: PorFundir,
): Promise<Cambios> {
  const comercial = role === 'comercial' ? await comercialDe(client, id) : null;
  await keepNewFichas(client);
  const procedencia = await openProcedencia(client, importacionId);
  await insertPuntos(client, comercial);
  if (comercial !== null) await adoptPuntos(client, comercial);
  await updatePuntosConFicha(client);
  const partes = [await saveFichas(client), await mergeConsumos(client), await mergeCurvas(client)];
  partes.push(await keepSeries(client, mercado));
  await updateAnuales(client);
  await procedencia.record();
  return {
    nuevas: partes.reduce((suma, { nuevas }) => suma + nuevas, 0),
    cambiadas: partes.reduce((suma, { cambiadas }) => suma + cambiadas, 0),
  };
}
