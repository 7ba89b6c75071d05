import { isTarifaDeCups, parseCups, type TarifaDeSuministro, zonaDeProvincia } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { errorCode } from '../../platform/errors.ts';
import { problem, rowChangedSince, rowErased } from '../../platform/problems.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { assignCliente, lockPunto, setCliente } from './asignacion.repository.ts';
import { deletePunto, insertPunto } from './ficha.repository.ts';
import { deTarifa, provinciaDe, sobre } from './puntos-suministro.service.ts';

/** What a file of clients says of a supply point: whose it is, where, and its tariff. Its CUPS has been read. */
export type PuntoDeFichero = {
  readonly cups: string;
  readonly clienteId: string;
  readonly tarifa: TarifaDeSuministro | undefined;
  readonly direccion?: string | null | undefined;
  readonly codigoPostal?: string | null | undefined;
  readonly municipio?: string | null | undefined;
  readonly provincia?: string | null | undefined;
};

/** A supply point that a file made, or gave to its client, and the version that this left. */
export type PuntoAntes = { readonly cups: string; readonly creado: boolean; readonly version: number };

/** Makes a supply point, or gives one without client to this client. The caller has seen that nobody else has it. */
export async function addPuntoDeFichero(trx: Db, viewer: Viewer, punto: PuntoDeFichero): Promise<PuntoAntes> {
  const { cups, clienteId, tarifa, ...resto } = punto;
  const leido = parseCups(cups);
  if (!leido.ok) throw new Error(leido.issue.message);
  const provincia = resto.provincia ?? provinciaDe(resto.codigoPostal);
  const { frontera, prefijo: distribuidora } = leido.value;
  const nuevo = {
    ...resto,
    cups,
    frontera,
    distribuidora,
    clienteId,
    provincia,
    zona: zonaDeProvincia(provincia ?? ''),
    ...deTarifa(tarifa && isTarifaDeCups(cups, tarifa) ? tarifa : undefined),
  };
  if (await insertPunto(trx, viewer, nuevo)) {
    await insertAuditoria(trx, { ...sobre(viewer, cups), accion: 'crear', despues: nuevo });
    return { cups, creado: true, version: (await lockPunto(trx, viewer, cups))?.version ?? 1 };
  }
  await assignCliente(trx, [cups], clienteId);
  await insertAuditoria(trx, {
    ...sobre(viewer, cups),
    accion: 'asignar',
    antes: { clienteId: null },
    despues: { clienteId },
  });
  return { cups, creado: false, version: (await lockPunto(trx, viewer, cups))?.version ?? 1 };
}

function enUso(cups: string) {
  const title = `${cups} ya tiene contratos, tareas o consumos`;
  return problem({ code: 'punto-en-uso', status: 409, title });
}

/** PostgreSQL's code for a row that others refer to. */
const REFERRED_TO = '23503';

/** Takes back a point that a file made or gave, unless somebody has changed it since. */
export async function undoPuntoDeFichero(
  trx: Db,
  viewer: Viewer,
  { cups, creado, version }: PuntoAntes,
): Promise<void> {
  const punto = await lockPunto(trx, viewer, cups);
  if (!punto) throw rowErased();
  if (punto.version !== version) throw rowChangedSince();
  if (creado) {
    const deleted = await deletePunto(trx, cups).catch((error) => {
      if (errorCode(error) !== REFERRED_TO) throw error;
      return false;
    });
    if (!deleted) throw enUso(cups);
  } else await setCliente(trx, { cups, clienteId: null, comercialId: punto.comercialId });
  await insertAuditoria(trx, { ...sobre(viewer, cups), accion: 'deshacer' });
}
