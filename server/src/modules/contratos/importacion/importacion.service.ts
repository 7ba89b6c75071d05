import type { contratosImportacion, QueryOf, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { decimalDe } from '../../../platform/hoja/lectura/celda.ts';
import { leerHoja } from '../../../platform/hoja/lectura/hoja.ts';
import { enFrase } from '../../../platform/hoja/lectura/lector-de-fila.ts';
import { orProblem } from '../../../platform/issues.ts';
import { today } from '../../../platform/today.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { insertOperacion } from '../../operaciones/operaciones.repository.ts';
import { CAMPOS } from './campos.ts';
import { claveDeCabecera, columnasDeLectura, leerMapa, leerTitulos } from './columnas.ts';
import { type Hecha, importarFila, type Modo } from './fila-importada.ts';
import { type FilaLeida, leerFila } from './fila-leida.ts';
import { columnasRecordadas, lockImportacion, recordarColumnas } from './importacion.repository.ts';

type Respuesta = ResponseOf<typeof contratosImportacion.importar>;
type Pedido = QueryOf<typeof contratosImportacion.importar> & { readonly columnas: string | undefined };

/** Reads contracts and says what it does; it does it unless it is a trial. Rows that are wrong are left out. */
export async function importarContratos(
  db: Db,
  viewer: Viewer,
  files: readonly UploadedFile[],
  { ensayo, modo, columnas: dichas }: Pedido,
): Promise<Respuesta> {
  const { cabecera, filas: crudas } = await leerHoja(files);
  const titulos = cabecera.celdas.map((celda) => String(celda ?? '').trim());
  const clave = claveDeCabecera(titulos);
  const mapa = { ...(await columnasRecordadas(db, clave)), ...leerMapa(dichas) };
  const columnas = leerTitulos(titulos, mapa);
  const lectura = columnasDeLectura(columnas);
  const decimal = orProblem(decimalDe(crudas.flatMap(({ celdas }) => celdas)));
  const hoy = today();
  const leidas = crudas.map((fila) => leerFila(fila, lectura, decimal, hoy));
  const trx = await db.startTransaction().execute();
  try {
    await lockImportacion(trx);
    const hechas = await importarFilas(trx, viewer, leidas, modo);
    const hecho = ensayo === 'no';
    const detalle = { accion: 'importar', fichero: files[0]?.filename ?? '', titulos };
    const operacionId = hecho
      ? await insertOperacion(trx, viewer, { tipo: 'contratos', detalle, ...loHecho(leidas, hechas) }, true)
      : null;
    if (hecho) await recordarColumnas(trx, clave, mapa);
    await (hecho ? trx.commit() : trx.rollback()).execute();
    return { hecho, operacionId, columnas, campos: CAMPOS, ...resumen(hechas) };
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}

async function importarFilas(
  trx: Awaited<ReturnType<ReturnType<Db['startTransaction']>['execute']>>,
  viewer: Viewer,
  leidas: readonly FilaLeida[],
  modo: Modo,
): Promise<Hecha[]> {
  const vistos = new Set<string>();
  const hechas: Hecha[] = [];
  for (const leida of leidas) {
    const punto = await trx.savepoint('fila').execute();
    const hecha = await importarFila(punto, viewer, leida, { modo, vistos });
    if (hecha.fila.accion === 'error') await punto.rollbackToSavepoint('fila').execute();
    await punto.releaseSavepoint('fila').execute();
    hechas.push(hecha);
  }
  return hechas;
}

/** What an operation keeps: what undoes each row, and those that were left out, as they came. */
function loHecho(leidas: readonly FilaLeida[], hechas: readonly Hecha[]) {
  return {
    filas: hechas.flatMap(({ cambio }) => cambio ?? []),
    errores: hechas.flatMap(({ fila: { accion, fila }, motivos }, i) =>
      accion === 'error'
        ? {
            fila,
            campo: [...new Set(motivos.flatMap(({ titulo }) => titulo || []))].join(', '),
            // One is in the column of its field already.
            motivo: motivos.map(motivos.length > 1 ? enFrase : ({ texto }) => texto).join('; '),
            celdas: leidas[i]?.celdas ?? [],
          }
        : [],
    ),
  };
}

function resumen(hechas: readonly Hecha[]) {
  const filas = hechas.map(({ fila }) => fila);
  const cuantas = (buscada: Respuesta['filas'][number]['accion']) =>
    filas.filter(({ accion }) => accion === buscada).length;
  return {
    creados: cuantas('crear'),
    cambiados: cuantas('cambiar'),
    sinCambios: cuantas('sin-cambios'),
    errores: cuantas('error'),
    filas,
  };
}
