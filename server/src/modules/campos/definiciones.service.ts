import { type BodyOf, type campos, campos as contract, type etiquetas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { differences } from '../../platform/differences.ts';
import { foldText } from '../../platform/fold-text.ts';
import { invalidData, notFound, problem } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { listCampos } from '../cartera/campos.repository.ts';
import {
  type Definicion,
  deleteCampo,
  insertCampo,
  lockDefinitions,
  updateCampo,
} from './campos.repository.ts';

/** Gives a name to the first free field of a kind. */
export async function createCampo(
  db: Db,
  viewer: Viewer,
  { entidad, clase, nombre, valores }: BodyOf<typeof campos.create>,
): Promise<campos.Campo> {
  return db.transaction().execute(async (trx) => {
    await lockDefinitions(trx);
    const definidos = await listCampos(trx, entidad);
    const libre = contract.HUECOS.find(
      (hueco) => contract.claseDe(hueco) === clase && !definidos.some((campo) => campo.hueco === hueco),
    );
    if (!libre) {
      throw problem({
        code: 'campos-agotados',
        status: 409,
        title: `Ya hay ${contract.CAMPOS_POR_CLASE} campos de esa clase: borra antes uno archivado`,
      });
    }
    const campo = { entidad, hueco: libre, nombre, valores: opcionesDe(clase, valores) };
    requireFreeName(definidos, campo);
    await insertCampo(trx, { ...campo, puesto: definidos.length });
    await audit(trx, viewer, {
      campo,
      accion: 'crear',
      despues: { nombre, tipo: clase, valores: campo.valores },
    });
    return { ...campo, clase, archivado: false };
  });
}

export async function changeCampo(
  { db, viewer }: { readonly db: Db; readonly viewer: Viewer },
  cual: Definicion,
  { puesto, ...body }: BodyOf<typeof campos.update>,
): Promise<campos.Campo> {
  return db.transaction().execute(async (trx) => {
    await lockDefinitions(trx);
    const definidos = await listCampos(trx, cual.entidad);
    const antes = definidos.find(({ hueco }) => hueco === cual.hueco);
    if (!antes) throw notFound();
    const cambios = {
      ...body,
      ...(body.valores && { valores: opcionesDe(antes.clase, body.valores) }),
    };
    const despues = { ...antes, ...cambios };
    requireFreeName(definidos, despues);
    if (Object.keys(cambios).length > 0) await updateCampo(trx, cual, cambios);
    if (puesto !== undefined) await moveCampo(trx, definidos, { cual, puesto });
    const cambio = differences(antes, cambios);
    if (cambio) await audit(trx, viewer, { campo: antes, accion: 'cambiar', ...cambio });
    return despues;
  });
}

async function moveCampo(
  trx: Db,
  definidos: readonly campos.Campo[],
  { cual, puesto }: { readonly cual: Definicion; readonly puesto: number },
): Promise<void> {
  const otros = definidos.map(({ hueco }) => hueco).filter((hueco) => hueco !== cual.hueco);
  const orden = otros.toSpliced(puesto, 0, cual.hueco);
  for (const [i, hueco] of orden.entries()) {
    await updateCampo(trx, { entidad: cual.entidad, hueco }, { puesto: i });
  }
}

export async function removeCampo(
  { db, viewer }: { readonly db: Db; readonly viewer: Viewer },
  cual: Definicion,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockDefinitions(trx);
    const campo = (await listCampos(trx, cual.entidad)).find(({ hueco }) => hueco === cual.hueco);
    if (!campo) throw notFound();
    if (!campo.archivado) {
      throw problem({ code: 'campo-en-uso', status: 409, title: 'Archívalo antes de borrarlo' });
    }
    await deleteCampo(trx, cual);
    await audit(trx, viewer, { campo, accion: 'borrar', antes: { nombre: campo.nombre } });
  });
}

function requireFreeName(
  definidos: readonly campos.Campo[],
  { hueco, nombre }: { readonly hueco: campos.Hueco; readonly nombre: string },
): void {
  const igual = definidos.some(
    (campo) => campo.hueco !== hueco && foldText(campo.nombre) === foldText(nombre),
  );
  if (igual) throw invalidData({ nombre: 'Ya hay un campo con ese nombre' });
}

/** Only a choice has options, each once whatever its accents and capitals. */
function opcionesDe(clase: campos.Clase, valores: readonly string[]): string[] {
  if (clase !== 'opcion') return [];
  if (valores.length === 0) throw invalidData({ valores: 'Escribe al menos una opción' });
  const plegados = valores.map(foldText);
  const repetida = valores.find((_, i) => plegados.indexOf(plegados[i]!) !== i);
  if (repetida) throw invalidData({ valores: `«${repetida}» está dos veces` });
  return [...valores];
}

async function audit(
  trx: Db,
  { id: usuarioId }: Viewer,
  {
    campo: { entidad, hueco },
    ...entrada
  }: {
    readonly campo: { readonly entidad: etiquetas.Entidad; readonly hueco: campos.Hueco };
    readonly accion: string;
    readonly antes?: object;
    readonly despues?: object;
  },
): Promise<void> {
  await insertAuditoria(trx, { usuarioId, entidad: 'campo', entidadId: `${entidad}/${hueco}`, ...entrada });
}
