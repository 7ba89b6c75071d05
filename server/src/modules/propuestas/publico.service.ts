import { timingSafeEqual } from 'node:crypto';
import type { propuestaPublica, propuestas } from '@vatio/contract/endpoints';
import { parseNif } from '@vatio/domain';
import { publicBrand } from '../../platform/brand/public-brand.ts';
import type { Db } from '../../platform/database.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { hashOfToken } from '../../platform/secret-token.ts';
import { today } from '../../platform/today.ts';
import { ocupacionesDe } from '../contratos/ocupacion.repository.ts';
import { findEvidencia, findEvidenciaId } from '../evidencias/evidencias.repository.ts';
import { recordChange } from './cambio.ts';
import { caminosDe, hideDestino, needsCode } from './caminos.ts';
import { consentimientosDe } from './consentimientos.ts';
import { ofertasDePapel } from './eleccion.ts';
import { type Enlace, findEnlace, insertApertura } from './enlace.repository.ts';
import { hashOfAddress } from './enlace.ts';
import { diasHasta, EN_MANOS_DEL_CLIENTE, estadoEn } from './estados.ts';
import { brandOfVersion, pdfEnviado } from './impresion.ts';
import { lineasDe, lockPropuesta, respuestaDe, updatePropuesta } from './propuestas.repository.ts';
import type { Deps } from './propuestas.service.ts';
import { sumResumenes } from './punto-propuesto.ts';
import type { Personas } from './tables.ts';

/** A version that was sent, whose data are complete. */
export type EnlaceVivo = Enlace & {
  readonly enviadaEn: string;
  readonly validaHasta: string;
  readonly personas: Personas;
};

/** The version of a link. An unknown token is not found; a withdrawn one says so to whoever had it. */
export async function readLink(db: Db, token: string): Promise<EnlaceVivo> {
  const hash = hashOfToken(token);
  const enlace = await findEnlace(db, hash);
  if (!enlace?.testigoHash || !timingSafeEqual(hash, enlace.testigoHash)) throw notFound();
  if (enlace.retiradaEn !== null) {
    throw problem({
      code: 'enlace-retirado',
      status: 410,
      title: 'Esta propuesta se ha sustituido por otra',
      extra: {
        detail: 'Pide a tu comercial el enlace de la nueva',
      },
    });
  }
  const { enviadaEn, validaHasta, personas } = enlace;
  if (enviadaEn === null || validaHasta === null || personas === null) throw notFound();
  return { ...enlace, enviadaEn, validaHasta, personas, estado: estadoEn(today(), enlace) };
}

export async function viewPropuesta(deps: Deps, token: string): Promise<propuestaPublica.PropuestaPublica> {
  const enlace = await readLink(deps.db, token);
  const { id, numero, codigo, estado, mensaje, personas, enviadaEn, validaHasta, pdfSha256 } = enlace;
  const [lineas, respuesta, marca, evidenciaId] = await Promise.all([
    lineasDe(deps.db, id, numero),
    respuestaDe(deps.db, id, numero),
    brandOfVersion(deps.db, enlace),
    findEvidenciaId(deps.db, id, numero),
  ]);
  const ofertas = ofertasDePapel(enlace, lineas);
  const cuenta = ofertas.find(({ oferta }) => oferta === enlace.oferta);
  const puntos = cuenta?.puntos ?? [];
  const ocupados = await ocupacionesDe({ db: deps.db, viewer: null, cups: puntos.map(({ cups }) => cups) });
  return {
    codigo,
    numero,
    estado,
    abierta: EN_MANOS_DEL_CLIENTE.includes(estado),
    cliente: {
      nombre: personas.cliente.nombre,
      nifConocido: enlace.clienteNif !== null,
      empresa: isCompany(enlace),
    },
    comercial: personas.comercial,
    mensaje,
    enviada: enviadaEn,
    validaHasta,
    diasRestantes: diasHasta(today(), validaHasta),
    resumen: sumResumenes(puntos),
    puntos,
    oferta: enlace.oferta,
    eleccion: ofertas.length > 1 ? (cuenta?.eleccion ?? null) : null,
    alternativas: ofertas.filter((oferta) => oferta !== cuenta),
    ocupados,
    marca: publicBrand(marca),
    consentimientos: consentimientosDe(marca),
    needsCode: needsCode(deps, enlace, marca),
    vias: caminosDe(deps, enlace, marca).map(hideDestino),
    pdfSha256: pdfSha256?.toString('hex') ?? null,
    respuesta: respuesta
      ? {
          tipo: respuesta.tipo,
          cuando: respuesta.creadaEn,
          nombre: respuesta.nombre,
          evidencia: evidenciaId ?? null,
        }
      : null,
  };
}

/** The NIF says it where it is known, and the client's sheet where it is not. */
function isCompany({ clienteNif, clienteTipo }: Enlace): boolean {
  const nif = clienteNif === null ? undefined : parseNif(clienteNif);
  return nif?.ok ? nif.value.tipo === 'cif' : clienteTipo === 'empresa';
}

export async function readPdfPublico(deps: Deps, token: string) {
  const enlace = await readLink(deps.db, token);
  return { enlace, pdf: await pdfEnviado(deps, enlace) };
}

/** The sealed paper of an acceptance, as it was printed then. */
export async function readEvidencia(deps: Deps, token: string) {
  const enlace = await readLink(deps.db, token);
  const evidencia = await findEvidencia(deps.db, { propuestaId: enlace.id, numero: enlace.numero });
  if (!evidencia) throw notFound();
  return { enlace, pdf: evidencia.pdf };
}

export type Visitante = { readonly ip: string; readonly agente: string };

/** Records each visit once; the first one moves the proposal to seen. */
export async function recordVisit({
  deps,
  token,
  visita,
  visitante: { ip, agente },
}: {
  readonly deps: Deps;
  readonly token: string;
  readonly visita: string;
  readonly visitante: Visitante;
}): Promise<void> {
  const { id } = await readLink(deps.db, token);
  await conEnlace({
    db: deps.db,
    token,
    id,
    task: async (trx, enlace) => {
      const ipHash = hashOfAddress(deps.secret, ip);
      const nueva = await insertApertura(trx, enlace, { visita, agente, ipHash });
      if (!nueva || enlace.estado !== 'enviada') return;
      await updatePropuesta(trx, id, { estado: 'vista' });
      await recordChange({
        trx,
        usuarioId: null,
        accion: 'ver',
        propuesta: enlace,
        despues: { estado: 'vista', numero: enlace.numero },
      });
    },
  });
}

/** Runs a client's action on their proposal alone. */
export function conEnlace<T>({
  db,
  token,
  id,
  task,
}: {
  readonly db: Db;
  readonly token: string;
  readonly id: string;
  readonly task: (trx: Db, enlace: EnlaceVivo) => Promise<T>;
}): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockPropuesta(trx, id);
    // The link is read again, because it may have been withdrawn or answered during the wait.
    return task(trx, await readLink(trx, token));
  });
}

const CERRADA: Readonly<Partial<Record<propuestas.Estado, readonly [code: string, title: string]>>> = {
  aceptada: ['propuesta-ya-aceptada', 'Esta propuesta ya está aceptada'],
  rechazada: ['propuesta-ya-rechazada', 'Esta propuesta ya está rechazada'],
  caducada: ['propuesta-caducada', 'El plazo de esta propuesta ha terminado: pide a tu comercial una nueva'],
};

/** Only a proposal that waits for an answer can be answered. */
export function requireOpenPropuesta({ estado }: Pick<Enlace, 'estado'>): void {
  if (EN_MANOS_DEL_CLIENTE.includes(estado)) return;
  const [code, title] = CERRADA[estado] ?? ['propuesta-cerrada', 'Esta propuesta ya no se puede contestar'];
  throw problem({ code, status: 409, title });
}
