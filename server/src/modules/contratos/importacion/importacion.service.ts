import type { contratosImportacion, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { decimalDe } from '../../../platform/hoja/lectura/celda.ts';
import { leerHoja } from '../../../platform/hoja/lectura/hoja.ts';
import { orProblem } from '../../../platform/issues.ts';
import { notFound, ProblemError, problem } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { escribir } from '../acciones.service.ts';
import { estaLiquidado, lockContrato } from '../escritura.repository.ts';
import { cargarFila } from './carga-de-fila.ts';
import {
  CAMPOS,
  type ColumnaDeFichero,
  claveDeCabecera,
  columnasDeLectura,
  leerMapa,
  leerTitulos,
} from './columnas.ts';
import { type FilaLeida, leerFila } from './fila-leida.ts';
import {
  columnasRecordadas,
  contratosDeImportacion,
  empezarVersiones,
  insertImportacion,
  lockImportacion,
  marcarRevertida,
  recordarColumnas,
} from './importacion.repository.ts';

type Respuesta = ResponseOf<typeof contratosImportacion.importar>;

/** Reads contracts and says what it does; it does it when `publicar`, all of it, or nothing if a row is wrong. */
export async function importarContratos(
  db: Db,
  viewer: Viewer,
  files: readonly UploadedFile[],
  { columnas: dichas, publicar }: { readonly columnas: string | undefined; readonly publicar: boolean },
): Promise<Respuesta> {
  const { cabecera, filas: crudas } = await leerHoja(files);
  const titulos = cabecera.celdas.map((celda) => String(celda ?? '').trim());
  const clave = claveDeCabecera(titulos);
  const mapa = { ...(await columnasRecordadas(db, clave)), ...leerMapa(dichas) };
  const leidas = leerTitulos(titulos, mapa);
  const columnas = columnasDeLectura(leidas);
  const decimal = orProblem(decimalDe(crudas.flatMap(({ celdas }) => celdas)));
  const hoy = today();
  const filas = crudas.map((fila) => leerFila(fila, columnas, decimal, hoy));
  const trx = await db.startTransaction().execute();
  try {
    const usuarioId = viewer.id;
    const importacionId = await insertImportacion(trx, { usuarioId, fichero: files[0]?.filename ?? '' });
    const hechas: Respuesta['filas'] = [];
    for (const fila of filas) {
      const punto = await trx.savepoint('fila').execute();
      const hecha = await intentar(punto, fila, { importacionId, usuarioId });
      if (hecha.accion === 'error') await punto.rollbackToSavepoint('fila').execute();
      await punto.releaseSavepoint('fila').execute();
      hechas.push(hecha);
    }
    const errores = hechas.filter(({ accion }) => accion === 'error').length;
    const publicado = publicar && errores === 0;
    if (publicado) {
      await empezarVersiones(trx, importacionId);
      await recordarColumnas(trx, clave, mapa);
    }
    await (publicado ? trx.commit() : trx.rollback()).execute();
    return respuesta(publicado ? importacionId : null, leidas, hechas);
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

function respuesta(
  importacionId: string | null,
  columnas: ColumnaDeFichero[],
  filas: Respuesta['filas'],
): Respuesta {
  const cuantas = (accion: Respuesta['filas'][number]['accion']) =>
    filas.filter((fila) => fila.accion === accion).length;
  return {
    ...{ importacionId, columnas, filas },
    nuevos: cuantas('nuevo'),
    sinCambios: cuantas('sin-cambios'),
    errores: cuantas('error'),
    campos: CAMPOS,
  };
}

async function intentar(
  trx: Db,
  fila: FilaLeida,
  contexto: { readonly importacionId: string; readonly usuarioId: string },
): Promise<Respuesta['filas'][number]> {
  const { numero, cups } = fila;
  const producto = [fila.comercializadora, fila.producto, fila.tarifa].filter(Boolean).join(' · ');
  const comun = { fila: numero, cups, producto };
  if (fila.motivos.length > 0) return { ...comun, accion: 'error', motivo: fila.motivos.join('; ') };
  try {
    return { ...comun, accion: await cargarFila(trx, fila, contexto), motivo: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { title, errors } = error.problem;
    return { ...comun, accion: 'error', motivo: Object.values(errors ?? {})[0] ?? title };
  }
}

/** Takes back what a file brought and nobody has touched since. */
export async function revertirImportacion(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<ResponseOf<typeof contratosImportacion.revertir>> {
  return db.transaction().execute(async (trx) => {
    const importacion = await lockImportacion(trx, id);
    if (!importacion) throw notFound();
    if (importacion.revertidaEn !== null) throw problem('ya-revertida', 409, 'Esta carga ya se revirtió');
    const ids = await contratosDeImportacion(trx, id);
    let quitados = 0;
    for (const contratoId of ids) {
      const fila = await lockContrato(trx, contratoId);
      if (fila?.version !== 1 || (await estaLiquidado(trx, contratoId))) continue;
      const limpio = {
        atr: 'sin-solicitar' as const,
        fechaActivacion: null,
        fechaBaja: null,
        fechaFin: null,
      };
      const cambios = { ...limpio, permanenciaHasta: null, comision: null, comisionEur: null };
      await escribir(trx, fila, { ...cambios, borradoEn: new Date() }, 'revertir-carga', viewer.id);
      quitados++;
    }
    await marcarRevertida(trx, id);
    return { quitados, conservados: ids.length - quitados };
  });
}
