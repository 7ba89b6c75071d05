import type { BodyOf, comisiones } from '@vatio/contract/endpoints';
import { checkReparto, enFecha, parseFecha } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { orProblem } from '../../platform/issues.ts';
import { invalidData, notFound, problem, versionAntigua } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { isUuid } from '../../platform/uuid.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { auditChange } from '../auditoria/auditoria.service.ts';
import { enDominio, findProductoParaRegla } from './calculo.repository.ts';
import {
  findRegla,
  insertRegla,
  lockRegla,
  lockReglas,
  reglaQueChoca,
  updateRegla,
} from './reglas.repository.ts';
import { alcanceDe, respuestaRegla } from './respuestas.ts';
import type { ReglaTable } from './tables.ts';

export async function getRegla(db: Db, id: string): Promise<comisiones.Regla> {
  const regla = await findRegla(db, id);
  if (!regla) throw notFound();
  return respuestaRegla(regla, today());
}

export async function addRegla(
  db: Db,
  viewer: Viewer,
  body: BodyOf<typeof comisiones.createRegla>,
): Promise<comisiones.Regla> {
  const id = await db.transaction().execute(async (trx) => {
    await lockReglas(trx);
    const fila = filaDe(body);
    await check(trx, fila);
    const nueva = await insertRegla(trx, fila);
    const entrada = { usuarioId: viewer.id, entidad: 'comision' as const, entidadId: nueva };
    await insertAuditoria(trx, { ...entrada, accion: 'crear', despues: body });
    return nueva;
  });
  return getRegla(db, id);
}

export async function correctRegla({
  db,
  viewer,
  id,
  body: { version, ...cambios },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof comisiones.updateRegla>;
}): Promise<comisiones.Regla> {
  const antes = await getRegla(db, id);
  const escrita = await db.transaction().execute(async (trx) => {
    await lockReglas(trx);
    const fila = await lockRegla(trx, id);
    if (!fila || fila.borradoEn !== null) throw notFound();
    if (fila.version !== version) return false;
    const nueva = filaDe({ ...enDominio(fila), notas: fila.notas, ...sinHuecos(cambios) });
    await check(trx, { ...nueva, id });
    await updateRegla(trx, id, nueva);
    await auditChange(trx, {
      usuarioId: viewer.id,
      entidad: 'comision',
      entidadId: id,
      antes,
      cambios,
    });
    return true;
  });
  const ahora = await getRegla(db, id);
  if (!escrita) throw versionAntigua(ahora.version, ahora, cambios);
  return ahora;
}

export async function setRemovedState({
  db,
  viewer,
  id,
  borrada,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly borrada: boolean;
}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockReglas(trx);
    const fila = await lockRegla(trx, id);
    if (!fila) throw notFound();
    if ((fila.borradoEn !== null) === borrada) return;
    if (!borrada) await check(trx, filaConId(fila));
    await updateRegla(trx, id, { borradoEn: borrada ? new Date() : null });
    const accion = borrada ? 'borrar' : 'restaurar';
    await insertAuditoria(trx, { usuarioId: viewer.id, entidad: 'comision', entidadId: id, accion });
  });
}

function filaConId(fila: NonNullable<Awaited<ReturnType<typeof lockRegla>>>) {
  return { ...filaDe({ ...enDominio(fila), notas: fila.notas }), id: fila.id };
}

type Dicha = {
  readonly [C in keyof BodyOf<typeof comisiones.createRegla>]?:
    | Readonly<BodyOf<typeof comisiones.createRegla>[C]>
    | undefined;
} & Pick<BodyOf<typeof comisiones.createRegla>, 'tipo' | 'valor' | 'desde'>;

function filaDe(dicha: Dicha): Insertable<ReglaTable> {
  return {
    productoId: dicha.productoId ?? null,
    comercializadora: dicha.comercializadora ?? null,
    tarifa: dicha.tarifa ?? null,
    consumoDesdeMwh: dicha.consumoMwh?.desde ?? null,
    consumoHastaMwh: dicha.consumoMwh?.hasta ?? null,
    feeDesdeEurMwh: dicha.feeEnergiaEurMwh?.desde ?? null,
    feeHastaEurMwh: dicha.feeEnergiaEurMwh?.hasta ?? null,
    tipo: dicha.tipo,
    valor: dicha.valor,
    reparto: dicha.reparto ? [...dicha.reparto] : null,
    desde: dicha.desde,
    hasta: dicha.hasta ?? null,
    notas: dicha.notas ?? '',
  };
}

function sinHuecos<T extends object>(cambios: T): T {
  return Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined)) as T;
}

async function check(trx: Db, fila: Insertable<ReglaTable>): Promise<void> {
  orProblem(parseFecha(fila.desde, 'desde'));
  if (fila.hasta) orProblem(parseFecha(fila.hasta, 'hasta'));
  if (fila.hasta && fila.hasta < fila.desde) throw invalidData({ hasta: 'Es anterior al primer día' });
  if (fila.tipo === 'porcentaje-fee' && fila.valor > 100) throw invalidData({ valor: 'Como mucho el 100 %' });
  if (fila.reparto) orProblem(checkReparto(fila.reparto));
  if (fila.productoId) {
    if (fila.comercializadora || fila.tarifa) {
      throw invalidData({
        productoId: 'El producto ya dice su comercializadora y su tarifa: déjalas en blanco',
      });
    }
    if (!isUuid(fila.productoId) || !(await findProductoParaRegla(trx, fila.productoId))) {
      throw invalidData({ productoId: 'No existe ese producto' });
    }
  }
  const otra = await reglaQueChoca(trx, fila);
  if (otra === undefined) return;
  const choca = await findRegla(trx, otra);
  const dias = choca ? `${enFecha(choca.desde)} → ${choca.hasta ? enFecha(choca.hasta) : 'sin fin'}` : '';
  throw problem({
    code: 'regla-solapada',
    status: 409,
    title: 'Ya hay una regla igual para esos días',
    extra: {
      detail: choca ? `${alcanceDe(choca)}, ${dias}` : dias,
      errors: { desde: `Coincide con otra regla del mismo alcance: ${dias}` },
      datos: { regla: { id: otra } },
    },
  });
}
