import type { importacionDeFilas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { asSentence, type RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { Probada, Prueba } from '../../operaciones/importacion/importacion.service.ts';
import { hasSignedPaper } from '../papel/papel.repository.ts';
import { loadKnown } from './conocido.ts';
import { type ContratoNuevo, saveNewPuntos } from './contrato-nuevo.ts';
import { DOS_VECES, type Efecto, type Importada, importRow, titulosCambiados } from './fila-importada.ts';
import type { FilaLeida } from './fila-leida.ts';
import { lockImportacion } from './importacion.repository.ts';

type Modo = importacionDeFilas.Modo;

/** The limit is as long as other imports, and whoever numbers a contract, may be kept waiting. */
const A_LA_VEZ = 50;

/**
 * Does what the rows say and undoes it. Rows with errors come first; the rest run in short transactions, all
 * the rows of a supply point in the same one, because no others can be in each other's way.
 */
export async function* tryRows({
  db,
  viewer,
  renglones: leidas,
  modo,
}: Prueba<FilaLeida>): AsyncGenerator<Probada[]> {
  const malas = leidas.filter(({ motivos }) => motivos.length > 0);
  yield malas.map((leida) => rowShown(leida, { motivos: leida.motivos }));
  const porPunto = new Map<string, FilaLeida[]>();
  for (const leida of leidas) {
    if (leida.motivos.length > 0) continue;
    const suyas = porPunto.get(leida.cups);
    if (suyas) suyas.push(leida);
    else porPunto.set(leida.cups, [leida]);
  }
  let juntas: FilaLeida[] = [];
  for (const deUnPunto of porPunto.values()) {
    juntas.push(...deUnPunto);
    if (juntas.length < A_LA_VEZ) continue;
    yield await tryTogether({ db, viewer, leidas: juntas, modo });
    juntas = [];
  }
  if (juntas.length > 0) yield await tryTogether({ db, viewer, leidas: juntas, modo });
}

async function tryTogether({
  db,
  viewer,
  leidas,
  modo,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly leidas: readonly FilaLeida[];
  readonly modo: Modo;
}): Promise<Probada[]> {
  const trx = await db.startTransaction().execute();
  try {
    await lockImportacion(trx);
    const conocido = await loadKnown(trx, leidas);
    const vistos = new Set<string>();
    const porGuardar: ContratoNuevo[] = [];
    const probadas: Probada[] = [];
    for (const leida of leidas) {
      const punto = await trx.savepoint('fila').execute();
      const probada = await tryRow(punto, { viewer, conocido, modo, leida }, { vistos, porGuardar });
      if (probada.accion === 'error') await punto.rollbackToSavepoint('fila').execute();
      await punto.releaseSavepoint('fila').execute();
      probadas.push(probada);
    }
    await saveNewPuntos(trx, porGuardar, viewer.id);
    return probadas;
  } finally {
    await trx.rollback().execute();
  }
}

type Probadas = { readonly vistos: Set<string>; readonly porGuardar: ContratoNuevo[] };

async function tryRow(trx: Db, importada: Importada, { vistos, porGuardar }: Probadas): Promise<Probada> {
  const { leida } = importada;
  const resultado = await importRow(trx, importada);
  if (resultado.accion === 'error') return rowShown(leida, resultado);
  const { accion, contrato } = resultado;
  if (vistos.has(contrato.id)) return rowShown(leida, { motivos: [DOS_VECES] });
  vistos.add(contrato.id);
  if (resultado.porGuardar) porGuardar.push(resultado.porGuardar);
  const codigo = accion === 'crear' ? null : contrato.codigo;
  const sinPapelFirmado = becomesSigned(resultado) && !(await hasSignedPaper(trx, contrato.id));
  return {
    ...rowShown(leida, { codigo, motivos: [] }),
    accion,
    cambios: titulosCambiados(resultado, importada.conocido.definidos),
    ...(sinPapelFirmado && { sinPapelFirmado }),
  };
}

/** Whether the row signs its contract; what was signed before lacks its paper already. */
function becomesSigned({ accion, contrato, tocados }: Efecto): boolean {
  const suyos = tocados.filter(({ antes }) => antes.id === contrato.id);
  const before = accion === 'crear' ? undefined : contrato;
  return before?.firma !== 'firmada' && suyos.at(-1)?.despues.firma === 'firmada';
}

function rowShown(
  leida: FilaLeida,
  {
    codigo = leida.codigo,
    motivos,
  }: { readonly codigo?: string | null; readonly motivos: readonly RowReason[] },
): Probada {
  const producto = [leida.comercializadora, leida.producto, leida.tarifa].filter(Boolean).join(' · ');
  return {
    fila: leida.numero,
    accion: 'error',
    clave: leida.cups,
    nombre: [codigo, producto].filter(Boolean).join(' · '),
    cambios: [],
    motivo: motivos.length > 0 ? motivos.map(asSentence).join('; ') : null,
    aviso: null,
  };
}
