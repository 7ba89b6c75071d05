import {
  type BodyOf,
  type campos,
  type clientesLote,
  importacionDeFilas,
  type QueryOf,
} from '@vatio/contract/endpoints';
import { parseNif } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { differences } from '../../../platform/differences.ts';
import { countForeignCodesOfFile } from '../../../platform/foreign-codes.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { nameEtiquetas } from '../../cartera/etiquetas.repository.ts';
import { orderEtiquetas } from '../../cartera/etiquetas.service.ts';
import type { Propios } from '../../cartera/propios-de-fichero.service.ts';
import { withSentences } from '../../cartera/valores-de-campos.service.ts';
import type { OperacionDeps, Tarea } from '../../operaciones/ejecutor.service.ts';
import {
  filaRechazada,
  type Importador,
  importFile,
  type Probada,
  type Prueba,
  plantillaDe,
} from '../../operaciones/importacion/importacion.service.ts';
import { recordEntity } from '../../operaciones/lineas.repository.ts';
import { altaDeCliente, sobre, writeCliente } from '../clientes.service.ts';
import { type Cambios, type Fila, updateCliente } from '../escritura.repository.ts';
import { insertNota } from '../historia/notas.repository.ts';
import { clienteAntes, undoCliente } from '../lote/undo.service.ts';
import { columnasDe } from './columnas.ts';
import { conNifOrId, listAsignables, lockImportacion } from './importacion.repository.ts';
import { claveDe, comoSeMuestra, type Paso, planImport } from './plan.ts';
import { type Renglon, readClienteRow } from './renglon.ts';

/** A file of clients is read by the fields that its house has. */
function importador(definidos: readonly campos.Campo[]): Importador<Renglon> {
  return {
    tipo: 'importacion-clientes',
    entidad: 'cliente',
    columnas: columnasDe(definidos),
    read: (fila, columnas, decimal) => readClienteRow(fila, columnas, { decimal, definidos }),
    tryRows: (prueba) => tryRows(prueba, definidos),
    countForeign,
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
  const de = importador(await listCampos(deps.db, 'cliente'));
  return importFile({ deps, viewer, files, pedido: { ...query, ...body }, de });
}

export async function plantillaDeClientes(db: Db, viewer: Viewer): Promise<string> {
  soloQuienVende(viewer);
  return plantillaDe(importador(await listCampos(db, 'cliente')));
}

const A_LA_VEZ = 200;

async function* tryRows(
  { db, viewer, renglones, modo }: Prueba<Renglon>,
  definidos: readonly campos.Campo[],
): AsyncGenerator<Probada[]> {
  const comerciales = await listAsignables(db, viewer);
  const vistos = new Set<string>();
  for (let i = 0; i < renglones.length; i += A_LA_VEZ) {
    const unos = renglones.slice(i, i + A_LA_VEZ);
    const conocidos = await conNifOrId({ db, viewer, ...buscados(unos), lock: { retener: false } });
    const clientes = new Map(conocidos.map((cliente) => [claveDe(cliente), cliente]));
    yield unos.map((renglon) =>
      comoSeMuestra(planImport({ renglon, conocidos: { clientes, comerciales }, modo, vistos }), definidos),
    );
  }
}

/** Nobody else is told of a client by an identifier, which is no secret that can be guessed: only NIF are counted. */
async function countForeign({ db, viewer, renglones }: Omit<Prueba<Renglon>, 'modo'>): Promise<void> {
  if (viewer.role === 'admin') return;
  const foreign: string[] = [];
  for (let i = 0; i < renglones.length; i += A_LA_VEZ) {
    const { nifs } = buscados(renglones.slice(i, i + A_LA_VEZ));
    const known = await conNifOrId({ db, viewer, nifs, ids: [], lock: { retener: false } });
    foreign.push(...known.flatMap(({ visible, nif }) => (!visible && nif ? [nif] : [])));
  }
  await countForeignCodesOfFile(db, viewer, foreign);
}

/** The valid NIF and identifiers with which the clients of some rows are looked up. */
function buscados(renglones: readonly Renglon[]) {
  return {
    nifs: renglones.flatMap(({ datos: { nif } }) => (nif && parseNif(nif).ok ? [nif] : [])),
    ids: renglones.flatMap(({ id }) => (id && isUuid(id) ? [id.toLowerCase()] : [])),
  };
}

export const tareaDeImportacion: Tarea = {
  authorize: soloQuienVende,
  importRow: async (trx, viewer, { datos, ...linea }, { modo }) => {
    await lockImportacion(trx);
    const renglon = datos as Renglon;
    const hallados = await conNifOrId({ db: trx, viewer, ...buscados([renglon]), lock: { retener: true } });
    // The client found by NIF wins over the one found by identifier.
    const cliente = hallados.find(({ nif }) => nif !== null) ?? hallados[0];
    // An earlier row of the file made the client.
    const repetido = cliente !== undefined && !(await recordEntity(trx, linea, cliente.id));
    const conocidos = {
      clientes: new Map(cliente && [[claveDe(cliente), cliente]]),
      comerciales: renglon.comercial === undefined ? [] : await listAsignables(trx, viewer),
    };
    const vistos = new Set(repetido ? [claveDe(cliente)] : []);
    const paso = planImport({ renglon, conocidos, modo: modoDe(modo), vistos });
    if (paso.accion === 'error') throw filaRechazada(paso.motivos);
    if (paso.accion === 'sin-cambios') return undefined;
    const { clienteId, antes } = await give(trx, viewer, paso);
    if (!cliente) await recordEntity(trx, linea, clienteId);
    return antes;
  },
  undo: undoCliente,
};

function modoDe(modo: unknown): importacionDeFilas.Modo {
  return importacionDeFilas.MODOS.find((conocido) => conocido === modo) ?? 'ambos';
}

/** Makes or changes the client of a row, and answers what undoes it. */
async function give(trx: Db, viewer: Viewer, { cliente, datos, propios, renglon, cambios }: Paso) {
  const clienteId = cliente?.id ?? (await altaDeCliente(trx, viewer, datos));
  const ofFicha = cambios.some((campo) => campo in datos);
  const written =
    cliente && ofFicha
      ? (await writeCliente({ trx, viewer, fila: cliente, cambios: datos })).version
      : (cliente?.version ?? 1);
  const version = (await writePropios({ trx, viewer, clienteId, cliente, propios })) ?? written;
  if (renglon.nota) await insertNota(trx, { clienteId, texto: renglon.nota, usuarioId: viewer.id });
  const antes =
    cliente && Object.fromEntries(cambios.map((campo) => [campo, cliente[campo as keyof Cambios]]));
  return { clienteId, antes: clienteAntes(version, antes ?? null) };
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
