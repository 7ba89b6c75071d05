import {
  type BodyOf,
  type campos,
  type clientesLote,
  importacionDeFilas,
  type QueryOf,
} from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { differences } from '../../../platform/differences.ts';
import { countForeignCodesOfFile } from '../../../platform/foreign-codes.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import { asSentence } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { nameEtiquetas } from '../../cartera/etiquetas.repository.ts';
import { orderEtiquetas } from '../../cartera/etiquetas.service.ts';
import type { Propios } from '../../cartera/propios-de-fichero.service.ts';
import { withSentences } from '../../cartera/valores-de-campos.service.ts';
import { done, type OperacionDeps, type Tarea } from '../../operaciones/ejecutor.service.ts';
import {
  filaRechazada,
  type Importador,
  importFile,
  type Probada,
  type Prueba,
  plantillaDe,
} from '../../operaciones/importacion/importacion.service.ts';
import { recordEntities, recordEntity } from '../../operaciones/lineas.repository.ts';
import { type AjenoAntes, writeAjeno } from '../../puntos-suministro/contrato-ajeno.service.ts';
import { addPuntoDeFichero, type PuntoAntes } from '../../puntos-suministro/desde-fichero.service.ts';
import { altaDeCliente, sobre, writeCliente } from '../clientes.service.ts';
import { type Cambios, type Fila, updateCliente } from '../escritura.repository.ts';
import { insertNota } from '../historia/notas.repository.ts';
import { clienteAntes, undoCliente } from '../lote/undo.service.ts';
import { columnasDe } from './columnas.ts';
import { buscadosDe, loadKnown } from './conocidos.service.ts';
import { clienteDe } from './conocidos.ts';
import { findClientes, findPuntos, listAsignables, lockImportacion } from './importacion.repository.ts';
import { comoSeMuestra, type Paso, planImport } from './plan.ts';
import { type ComoSeLee, type Renglon, readClienteRow } from './renglon.ts';
import { ofTheirTeam, readComerciales, valoresDe } from './valores.ts';
import { claveDe, seenBefore } from './vistos.ts';

/** A file of clients is read by the fields that its house has. */
function importador({ definidos, estricto }: Pick<ComoSeLee, 'definidos' | 'estricto'>): Importador<Renglon> {
  return {
    tipo: 'importacion-clientes',
    entidad: 'cliente',
    columnas: columnasDe(definidos),
    read: (fila, columnas, decimal, comerciales) =>
      readClienteRow(fila, columnas, { decimal, definidos, comerciales, estricto }),
    tryRows: (prueba) => tryRows(prueba, definidos),
    countForeign,
    keepValores: async (db, viewer, valores) => ofTheirTeam(valores, await listAsignables(db, viewer)),
    findValores: async ({ db, viewer, renglones }) => valoresDe(renglones, await listAsignables(db, viewer)),
  };
}

/**
 * Reads a file of clients and either says what it would do or starts the operation. Rows with errors are left
 * out.
 */
export async function importClientes({
  deps,
  viewer,
  files,
  query,
  body,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly query: QueryOf<typeof clientesLote.importFile>;
  readonly body: BodyOf<typeof clientesLote.importFile>;
}): Promise<importacionDeFilas.Respuesta> {
  soloQuienVende(viewer);
  const { dudosas, ...resto } = query;
  const { comerciales, ...pedido } = body;
  const de = importador({
    definidos: await listCampos(deps.db, 'cliente'),
    estricto: dudosas === 'fuera',
  });
  const valores = readComerciales(comerciales);
  return importFile({ deps, viewer, files, pedido: { ...resto, ...pedido, valores }, de });
}

export async function plantillaDeClientes(db: Db, viewer: Viewer): Promise<string> {
  soloQuienVende(viewer);
  return plantillaDe(importador({ definidos: await listCampos(db, 'cliente'), estricto: false }));
}

const A_LA_VEZ = 200;

async function* tryRows(
  { db, viewer, renglones, modo }: Prueba<Renglon>,
  definidos: readonly campos.Campo[],
): AsyncGenerator<Probada[]> {
  const comerciales = await listAsignables(db, viewer);
  const vistos = seenBefore();
  for (let i = 0; i < renglones.length; i += A_LA_VEZ) {
    const unos = renglones.slice(i, i + A_LA_VEZ);
    const conocidos = await loadKnown({ db, viewer, renglones: unos, comerciales, lock: { retener: false } });
    yield unos.map((renglon) =>
      comoSeMuestra(planImport({ renglon, conocidos, modo, vistos }), conocidos, definidos),
    );
  }
}

/** Nobody else is told of a client by an identifier or a name, which are no secrets that can be guessed: NIF and CUPS are counted. */
async function countForeign({ db, viewer, renglones }: Omit<Prueba<Renglon>, 'modo'>): Promise<void> {
  if (viewer.role === 'admin') return;
  const foreign: string[] = [];
  for (let i = 0; i < renglones.length; i += A_LA_VEZ) {
    const { nifs, cups } = buscadosDe(renglones.slice(i, i + A_LA_VEZ));
    const buscados = { nifs, ids: [], nombres: [], cups: [] };
    const known = await findClientes({ db, viewer, buscados, lock: { retener: false } });
    foreign.push(...known.flatMap(({ visible, nif }) => (!visible && nif ? [nif] : [])));
    const puntos = await findPuntos(db, viewer, cups);
    foreign.push(...puntos.flatMap((punto) => (punto.visible ? [] : [punto.cups])));
  }
  await countForeignCodesOfFile(db, viewer, foreign);
}

export const tareaDeImportacion: Tarea = {
  authorize: soloQuienVende,
  importRow: async (trx, viewer, { datos, ...linea }, { modo }) => {
    await lockImportacion(trx);
    const renglon = datos as Renglon;
    const comerciales = renglon.comercial === undefined ? [] : await listAsignables(trx, viewer);
    const conocidos = await loadKnown({
      db: trx,
      viewer,
      renglones: [renglon],
      comerciales,
      lock: { retener: true },
    });
    const cliente = clienteDe(renglon, conocidos);
    // An earlier row of the file made the client.
    const repetido = cliente !== undefined && !(await recordEntity(trx, linea, cliente.id));
    const vistos = seenBefore(repetido ? [{ clave: claveDe(cliente), datos: cliente }] : []);
    const paso = planImport({ renglon, conocidos, modo: modoDe(modo), vistos });
    if (paso.accion === 'error') throw filaRechazada(paso.motivos);
    if (paso.accion === 'sin-cambios') return undefined;
    const { clienteId, antes } = repetido
      ? { clienteId: cliente.id, antes: clienteAntes(null, null) }
      : await give(trx, viewer, paso);
    if (!cliente || repetido) await recordEntities(trx, [{ ...linea, entidadId: clienteId }]);
    const puntos = await givePuntos(trx, viewer, { ...paso, clienteId });
    const aviso = paso.avisos.map(asSentence).join('; ') || undefined;
    const contratos: AjenoAntes[] = [];
    for (const { cups, despues } of paso.contratos)
      contratos.push(await writeAjeno(trx, viewer, { cups, clienteId, despues }));
    const brought = { ...(puntos.length > 0 && { puntos }), ...(contratos.length > 0 && { contratos }) };
    return done({ ...antes, ...brought }, aviso);
  },
  undo: undoCliente,
};

function modoDe(modo: unknown): importacionDeFilas.Modo {
  return importacionDeFilas.MODOS.find((conocido) => conocido === modo) ?? 'ambos';
}

/** Makes or changes the client of a row, and answers what undoes it. */
async function give(trx: Db, viewer: Viewer, { cliente, datos, propios, notas, cambios }: Paso) {
  const clienteId = cliente?.id ?? (await altaDeCliente(trx, viewer, datos));
  const ofFicha = cambios.some((campo) => campo in datos);
  const written =
    cliente && ofFicha
      ? (await writeCliente({ trx, viewer, fila: cliente, cambios: datos })).version
      : (cliente?.version ?? 1);
  const version = (await writePropios({ trx, viewer, clienteId, cliente, propios })) ?? written;
  for (const texto of notas) await insertNota(trx, { clienteId, texto, usuarioId: viewer.id });
  const antes =
    cliente && Object.fromEntries(cambios.map((campo) => [campo, cliente[campo as keyof Cambios]]));
  // A client that stays as it is has nothing to be given back.
  const stays = cliente !== undefined && cambios.length === 0;
  return { clienteId, antes: stays ? clienteAntes(null, null) : clienteAntes(version, antes ?? null) };
}

/** Makes the supply points of a row, or gives its client those that were nobody's. */
async function givePuntos(
  trx: Db,
  viewer: Viewer,
  { puntos, renglon: { datos, suministros }, clienteId }: Paso & { readonly clienteId: string },
): Promise<PuntoAntes[]> {
  const { direccion, codigoPostal, municipio, provincia } = datos;
  const hechos: PuntoAntes[] = [];
  for (const cups of puntos) {
    const punto = {
      cups,
      clienteId,
      tarifa: suministros?.tarifa,
      direccion,
      codigoPostal,
      municipio,
      provincia,
    };
    hechos.push(await addPuntoDeFichero(trx, viewer, punto));
  }
  return hechos;
}

/** Writes the own fields and the tags of a row, and answers the version that this leaves; undefined when none changes. */
async function writePropios({
  trx,
  viewer,
  clienteId,
  cliente,
  propios: { etiquetas, ...valores },
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly clienteId: string;
  readonly cliente: Fila | undefined;
  readonly propios: Propios;
}): Promise<number | undefined> {
  const named = etiquetas && orderEtiquetas(await nameEtiquetas(trx, etiquetas));
  const cambio = differences(cliente ?? {}, { ...valores, ...(named && { etiquetas: named }) });
  if (!cambio) return undefined;
  const { version } = await updateCliente(trx, clienteId, cambio.despues);
  const definidos = await listCampos(trx, 'cliente');
  await insertAuditoria(trx, {
    ...sobre(viewer, clienteId),
    accion: 'cambiar',
    antes: withSentences(definidos, cambio.antes),
    despues: withSentences(definidos, cambio.despues),
  });
  return version;
}
