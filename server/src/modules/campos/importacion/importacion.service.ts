import type { campos, importacionDeFilas, puntosImportacion, QueryOf } from '@vatio/contract/endpoints';
import { motivoDeGas } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { differences } from '../../../platform/differences.ts';
import { rowErased } from '../../../platform/problems.ts';
import { soloQuienVende } from '../../../platform/sellers.ts';
import { asSentence, type RowReason } from '../../../platform/sheet/reading/row-reader.ts';
import type { UploadedFile } from '../../../platform/upload.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { listCampos } from '../../cartera/campos.repository.ts';
import { nameEtiquetas } from '../../cartera/etiquetas.repository.ts';
import { orderEtiquetas } from '../../cartera/etiquetas.service.ts';
import {
  type CambioDePropios,
  type Propios,
  sameNames,
  unwrittenSince,
} from '../../cartera/propios-de-fichero.service.ts';
import { withSentences } from '../../cartera/valores-de-campos.service.ts';
import { lockThing } from '../../etiquetas/places.repository.ts';
import { done, type OperacionDeps, type Tarea } from '../../operaciones/ejecutor.service.ts';
import {
  filaRechazada,
  type Importador,
  importFile,
  type Pedido,
  type Probada,
  type Prueba,
  plantillaDe,
} from '../../operaciones/importacion/importacion.service.ts';
import { recordEntity } from '../../operaciones/lineas.repository.ts';
import { joinPunto, type Union, unjoinPunto } from '../../puntos-suministro/union.service.ts';
import { findPropiosDePuntos, type PuntoConPropios, writeCampos } from '../campos.repository.ts';
import { buscadosDe, planUnion } from './cliente-de-fila.ts';
import { type ClienteNombrado, findClientesNombrados } from './clientes-de-fila.repository.ts';
import { columnasDe, type Renglon, readRenglon } from './renglon.ts';

/** A file of supply points is read by the fields that its house has. */
function importador(definidos: readonly campos.Campo[], changesOthers = false): Importador<Renglon> {
  return {
    tipo: 'importacion-puntos',
    entidad: 'punto-suministro',
    columnas: columnasDe(definidos),
    read: (fila, columnas, decimal) => readRenglon(fila, columnas, { decimal, definidos, changesOthers }),
    tryRows: (prueba) => tryRows(prueba, definidos),
  };
}

/** Reads a file of supply points and either says what it would do or starts the operation. */
export async function importPuntos({
  deps,
  viewer,
  files,
  pedido: pedidoConOtros,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly pedido: Pedido & Pick<QueryOf<typeof puntosImportacion.importFile>, 'deOtro'>;
}): Promise<importacionDeFilas.Respuesta> {
  soloQuienVende(viewer);
  const { deOtro, ...pedido } = pedidoConOtros;
  const de = importador(await listCampos(deps.db, 'punto-suministro'), deOtro === 'cambiar');
  return importFile({ deps, viewer, files, pedido, de });
}

export async function plantillaDePuntos(db: Db, viewer: Viewer): Promise<string> {
  soloQuienVende(viewer);
  return plantillaDe(importador(await listCampos(db, 'punto-suministro')));
}

const A_LA_VEZ = 500;

async function* tryRows(
  { db, viewer, renglones, modo }: Prueba<Renglon>,
  definidos: readonly campos.Campo[],
): AsyncGenerator<Probada[]> {
  const columnas = columnasDe(definidos);
  const vistos = new Set<string>();
  for (let i = 0; i < renglones.length; i += A_LA_VEZ) {
    const juntos = renglones.slice(i, i + A_LA_VEZ);
    const hallados = await findPropiosDePuntos(
      db,
      viewer,
      juntos.map(({ cups }) => cups),
    );
    const porCups = new Map(hallados.map((fila) => [fila.cups, fila]));
    const clientes = await findClientesNombrados(
      db,
      viewer,
      buscadosDe(juntos.flatMap(({ cliente }) => cliente ?? [])),
    );
    yield juntos.map((renglon) => {
      const fila = porCups.get(renglon.cups);
      const isRepeated = vistos.has(renglon.cups);
      vistos.add(renglon.cups);
      return rowShown({ renglon, fila, clientes, modo, isRepeated, columnas });
    });
  }
}

/** What a row would do to its supply point. */
function rowShown({
  renglon: { numero, cups, cliente: escrito = {}, changesOthers = false, propios, ...renglon },
  fila,
  clientes,
  modo,
  isRepeated,
  columnas,
}: {
  readonly renglon: Renglon;
  readonly fila: PuntoConPropios | undefined;
  readonly clientes: readonly ClienteNombrado[];
  readonly modo: importacionDeFilas.Modo;
  readonly isRepeated: boolean;
  readonly columnas: ReturnType<typeof columnasDe>;
}): Probada {
  const misspelt = renglon.motivos.some(({ titulo }) => titulo === 'CUPS');
  const union = fila && planUnion({ escrito, punto: fila, clientes, changesOthers });
  const motivos = [
    ...renglon.motivos,
    ...(misspelt ? [] : why(fila, cups, modo)),
    ...(union && 'motivos' in union ? union.motivos : []),
    ...(isRepeated ? [DOS_VECES] : []),
  ];
  const refused = motivos.length > 0;
  const { cliente = undefined, avisos = [] } = union && 'avisos' in union ? union : {};
  const own = Object.keys((fila && differences(fila, asNamed(propios, fila)))?.despues ?? {});
  const cambios = [...(cliente ? ['cliente'] : []), ...own];
  return {
    fila: numero,
    accion: refused ? 'error' : cambios.length > 0 ? 'cambiar' : 'sin-cambios',
    clave: cups,
    nombre: (!refused && cliente?.nombre) || (fila?.cliente ?? ''),
    cambios: refused ? [] : cambios.map((name) => tituloDe(columnas, name)),
    motivo: refused ? motivos.map(asSentence).join('; ') : null,
    aviso: refused || avisos.length === 0 ? null : avisos.map(asSentence).join('; '),
  };
}

function tituloDe(columnas: ReturnType<typeof columnasDe>, name: string): string {
  return columnas.find(({ campo }) => campo === name)?.titulo ?? '';
}

const DOS_VECES: RowReason = { titulo: 'CUPS', texto: 'Está dos veces en el fichero' };

/** Why a row cannot be written: a supply point comes with its SIPS, or is made by hand, and not with this file. */
function why(fila: object | undefined, cups: string, modo: importacionDeFilas.Modo): RowReason[] {
  if (!fila) {
    const texto = motivoDeGas(cups) ?? 'No está en tu cartera: impórtalo antes con su SIPS';
    return [{ titulo: 'CUPS', texto }];
  }
  return modo === 'crear' ? [{ titulo: 'CUPS', texto: 'Ya está' }] : [];
}

/** The tags by the names that the row has already. */
function asNamed(propios: Propios, fila: { readonly etiquetas: readonly string[] }): Propios {
  const { etiquetas } = propios;
  return etiquetas ? { ...propios, etiquetas: sameNames(etiquetas, fila.etiquetas) } : propios;
}

export const tareaDeImportacion: Tarea = {
  authorize: soloQuienVende,
  importRow: async (trx, viewer, { datos, ...linea }, { modo }) => {
    const { cups, propios, motivos, cliente: escrito = {}, changesOthers = false } = datos as Renglon;
    if (motivos.length > 0) throw filaRechazada(motivos);
    const fila = await lockPunto(trx, viewer, cups);
    const refused = why(fila, cups, modo === 'crear' ? 'crear' : 'cambiar');
    if (!fila || refused.length > 0) throw filaRechazada(refused);
    if (!(await recordEntity(trx, linea, cups))) throw filaRechazada([DOS_VECES]);
    const [punto] = await findPropiosDePuntos(trx, viewer, [cups]);
    const clientes = await findClientesNombrados(trx, viewer, buscadosDe([escrito]));
    const plan = punto && planUnion({ escrito, punto, clientes, changesOthers });
    if (plan && 'motivos' in plan) throw filaRechazada(plan.motivos);
    const given = plan?.cliente && (await joinPunto(trx, viewer, { cups, clienteId: plan.cliente.id }));
    const { etiquetas, ...valores } = propios;
    const named = etiquetas && { etiquetas: orderEtiquetas(await nameEtiquetas(trx, etiquetas)) };
    const cambio = await writeCambio({
      trx,
      viewer,
      cups,
      fila,
      accion: 'cambiar',
      valores: { ...valores, ...named },
    });
    if (!given) return cambio;
    const aviso = plan.avisos.map(asSentence).join('; ') || undefined;
    return done({ ...(cambio ?? { antes: {}, despues: {} }), union: given }, aviso);
  },
  /** What others wrote since stays. */
  undo: async (trx, viewer, { entidadId: cups, antes }) => {
    const fila = await lockPunto(trx, viewer, cups);
    if (antes === null || !fila) throw rowErased();
    const { union, ...cambio } = antes as CambioDePropios & { readonly union?: Union };
    if (union) await unjoinPunto(trx, viewer, { cups, union });
    const valores = unwrittenSince(fila, cambio);
    await writeCambio({ trx, viewer, cups, fila, valores, accion: 'deshacer' });
  },
};

function lockPunto(trx: Db, viewer: Viewer, id: string): Promise<Required<Propios> | undefined> {
  return lockThing(trx, viewer, { entidad: 'punto-suministro', id });
}

/** Writes what differs, and answers it before and after; undefined when nothing does. */
async function writeCambio({
  trx,
  viewer,
  cups,
  fila,
  valores,
  accion,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly cups: string;
  readonly fila: object;
  readonly valores: object;
  readonly accion: string;
}): Promise<CambioDePropios | undefined> {
  const cambio = differences(fila, valores);
  if (!cambio) return undefined;
  await writeCampos(trx, { entidad: 'punto-suministro', id: cups }, cambio.despues);
  const definidos = await listCampos(trx, 'punto-suministro');
  await insertAuditoria(trx, {
    usuarioId: viewer.id,
    entidad: 'punto-suministro',
    entidadId: cups,
    accion,
    antes: withSentences(definidos, cambio.antes),
    despues: withSentences(definidos, cambio.despues),
  });
  return cambio;
}
