import type { campos, importacionDeFilas } from '@vatio/contract/endpoints';
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
import type { OperacionDeps, Tarea } from '../../operaciones/ejecutor.service.ts';
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
import { findPropiosDePuntos, writeCampos } from '../campos.repository.ts';
import { columnasDe, type Renglon, readRenglon } from './renglon.ts';

/** A file of supply points is read by the fields that its house has. */
function importador(definidos: readonly campos.Campo[]): Importador<Renglon> {
  return {
    tipo: 'importacion-puntos',
    entidad: 'punto-suministro',
    columnas: columnasDe(definidos),
    read: (fila, columnas, decimal) => readRenglon(fila, columnas, { decimal, definidos }),
    tryRows: (prueba) => tryRows(prueba, definidos),
  };
}

/** Reads a file of supply points and either says what it would do or starts the operation. */
export async function importPuntos({
  deps,
  viewer,
  files,
  pedido,
}: {
  readonly deps: OperacionDeps;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly pedido: Pedido;
}): Promise<importacionDeFilas.Respuesta> {
  soloQuienVende(viewer);
  const de = importador(await listCampos(deps.db, 'punto-suministro'));
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
    yield juntos.map((renglon) => {
      const fila = porCups.get(renglon.cups);
      const misspelt = renglon.motivos.some(({ titulo }) => titulo === 'CUPS');
      const motivos = [...renglon.motivos, ...(misspelt ? [] : why(fila, renglon.cups, modo))];
      if (vistos.has(renglon.cups)) motivos.push(DOS_VECES);
      vistos.add(renglon.cups);
      const cambio = fila && differences(fila, asNamed(renglon.propios, fila));
      const cambios = Object.keys(cambio?.despues ?? {});
      return {
        fila: renglon.numero,
        accion: motivos.length > 0 ? 'error' : cambios.length > 0 ? 'cambiar' : 'sin-cambios',
        clave: renglon.cups,
        nombre: fila?.cliente ?? '',
        cambios: motivos.length > 0 ? [] : cambios.map((name) => tituloDe(columnas, name)),
        motivo: motivos.length > 0 ? motivos.map(asSentence).join('; ') : null,
        aviso: null,
      };
    });
  }
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
    const { cups, propios, motivos } = datos as Renglon;
    if (motivos.length > 0) throw filaRechazada(motivos);
    const fila = await lockPunto(trx, viewer, cups);
    const refused = why(fila, cups, modo === 'crear' ? 'crear' : 'cambiar');
    if (!fila || refused.length > 0) throw filaRechazada(refused);
    if (!(await recordEntity(trx, linea, cups))) throw filaRechazada([DOS_VECES]);
    const { etiquetas, ...valores } = propios;
    const named = etiquetas && { etiquetas: orderEtiquetas(await nameEtiquetas(trx, etiquetas)) };
    return writeCambio({ trx, viewer, cups, fila, valores: { ...valores, ...named }, accion: 'cambiar' });
  },
  /** What others wrote since stays. */
  undo: async (trx, viewer, { entidadId: cups, antes }) => {
    const fila = await lockPunto(trx, viewer, cups);
    if (antes === null || !fila) throw rowErased();
    const valores = unwrittenSince(fila, antes as CambioDePropios);
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
