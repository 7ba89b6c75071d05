import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Mailer } from '../../platform/mail.ts';
import { notFound } from '../../platform/problems.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import { today } from '../../platform/today.ts';
import { bloqueoVisto } from '../cartera/bloqueo.repository.ts';
import { ocupacionesDe } from '../contratos/ocupacion.repository.ts';
import { byOferta } from './by-oferta.ts';
import { sumRounded } from './comparativa.ts';
import { enlaceDe } from './enlace.ts';
import { accionesDe, diasHasta, EN_MANOS_DEL_CLIENTE } from './estados.ts';
import {
  findPropuesta,
  type Linea,
  type LineaDeOferta,
  lineasDe,
  type PropuestaGuardada,
  respuestaDe,
  versionesDe,
  visitasDe,
} from './propuestas.repository.ts';
import { sumResumenes } from './punto-propuesto.ts';
import { casosDeLinea, cifrasDe, estadoDe, puntosDe, respuestaGuardada, versionDe } from './respuestas.ts';
import { tuyaDePropuestas } from './tuya.service.ts';

/** The parts of the process that this module needs. */
export type Deps = {
  readonly db: Db;
  readonly secret: string;
  readonly publicUrl: string;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly sms: SmsSender;
};

/** Whether the viewer sees the proposal, and so its documents. */
export async function isPropuestaVisible(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  return (await findPropuesta(db, viewer, { id })) !== undefined;
}

/** A proposal in its current version, or in the one asked for. */
export async function getPropuesta({
  deps,
  viewer,
  id,
  numero,
}: {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly id: string;
  readonly numero?: number;
}): Promise<propuestas.Propuesta> {
  const { db } = deps;
  const guardada = await findPropuesta(db, viewer, { id, numero });
  if (guardada === undefined) throw notFound();
  const hoy = today();
  const [lineas, versiones, visitas, respuesta, ocupados, tuya] = await Promise.all([
    lineasDe(db, id, guardada.numero),
    versionesDe(db, viewer, id),
    visitasDe(db, id),
    respuestaDe(db, id, guardada.numero),
    ocupacionesDe({ db, viewer, cups: guardada.cups }),
    tuyaDePropuestas(db, viewer, hoy),
  ]);
  const tuyaDe = (deLineas: readonly Linea[]) =>
    tuya?.({ comercialId: guardada.comercialId, casos: deLineas.flatMap(casosDeLinea) });
  const estado = estadoDe(hoy, guardada);
  const vigente = { numero: guardada.numeroActual, estado };
  return {
    ...filaDe({ guardada, viewer, hoy, estado }),
    aperturas: visitas.filter((visita) => visita.numero === guardada.numero).length,
    ultimaApertura: visitas.find((visita) => visita.numero === guardada.numero)?.abiertaEn ?? null,
    mensaje: guardada.mensaje,
    clienteEmail: guardada.clienteEmail,
    ...ofertasDe({ lineas, oferta: guardada.oferta, tuyaDe }),
    enlace: guardada.retiradaEn === null ? enlaceDe(deps, guardada) : null,
    versiones: versiones.map((version) => versionDe(version, vigente)),
    diferencias: guardada.diferencias,
    visitas: visitas.map(({ abiertaEn, ...visita }) => ({ ...visita, cuando: abiertaEn })),
    respuesta: respuesta ? respuestaGuardada(respuesta) : null,
    ocupados,
    contratos: respuesta?.contratos ?? [],
  };
}

/** The offer that counts, and the others with their own figures. */
function ofertasDe({
  lineas,
  oferta,
  tuyaDe,
}: {
  readonly lineas: readonly LineaDeOferta[];
  readonly oferta: number;
  readonly tuyaDe: (lineas: readonly Linea[]) => number | undefined;
}): Pick<propuestas.Propuesta, 'oferta' | 'tuyaEur' | 'puntos' | 'alternativas'> {
  const todas = byOferta(lineas).map(({ lineas: suyas, ...una }) => ({
    ...una,
    tuyaEur: tuyaDe(suyas),
    puntos: puntosDe(suyas, (linea) => tuyaDe([linea])),
  }));
  const [cuenta] = todas.filter((una) => una.oferta === oferta);
  return {
    oferta,
    tuyaEur: cuenta ? cuenta.tuyaEur : tuyaDe([]),
    puntos: cuenta?.puntos ?? [],
    alternativas: todas
      .filter((una) => una.oferta !== oferta)
      .map((una) => ({
        ...una,
        ...sumResumenes(una.puntos),
        comisionEur: sumRounded(una.puntos.map(({ interno }) => interno?.comisionEur ?? 0)),
      })),
  };
}

function filaDe({
  guardada,
  viewer,
  hoy,
  estado,
}: {
  readonly guardada: PropuestaGuardada;
  readonly viewer: Viewer;
  readonly hoy: string;
  readonly estado: propuestas.Estado;
}): Omit<propuestas.PropuestaRow, 'aperturas' | 'ultimaApertura'> {
  const { validaHasta, comercialId, numero, numeroActual } = guardada;
  const pendiente = validaHasta !== null && EN_MANOS_DEL_CLIENTE.includes(estado);
  return {
    id: guardada.id,
    codigo: guardada.codigo,
    numero,
    estado,
    version: guardada.version,
    cliente: { id: guardada.clienteId, nombre: guardada.clienteNombre },
    clienteBloqueado: bloqueoVisto(guardada.clienteBloqueado, viewer),
    comercial: comercialId === null ? null : { id: comercialId, nombre: guardada.comercialNombre ?? '' },
    cups: guardada.cups,
    ...cifrasDe(guardada),
    comisionEur: Number(guardada.comisionEur),
    validezDias: guardada.validezDias,
    validaHasta,
    diasRestantes: pendiente ? diasHasta(hoy, validaHasta) : null,
    enviada: guardada.enviadaEn,
    creado: guardada.creadoEn,
    actualizado: guardada.actualizadoEn,
    borrada: guardada.borradoEn,
    // Actions apply to the current version only.
    acciones: numero === numeroActual ? accionesDe(viewer, estado, guardada.borradoEn !== null) : [],
  };
}
