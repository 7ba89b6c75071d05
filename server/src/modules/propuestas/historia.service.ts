import type { propuestas } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { sha256Of } from '../../platform/files/file-source.ts';
import { dayInSpain } from '../../platform/today.ts';
import { openDraft, siguienteVersion } from './borrador.service.ts';
import { recordChange } from './cambio.ts';
import { consentimientosDe } from './consentimientos.ts';
import { makeContratos } from './contratacion.service.ts';
import { insertApertura, insertRespuesta, updateContratos } from './enlace.repository.ts';
import { newToken } from './enlace.ts';
import { plusDays } from './estados.ts';
import { personasDe, versionEnviada } from './impresion.ts';
import { readOfertas } from './ofertas.ts';
import { buildContenido } from './pdf/contenido-pdf.ts';
import { propuestaPdf } from './pdf/propuesta-pdf.ts';
import { findPropuesta, lineasDe, type PropuestaGuardada, updatePropuesta } from './propuestas.repository.ts';
import { backdate, markSent } from './version.repository.ts';

/** A proposal as the team would have left it: made and sent on earlier days, seen and answered. */
export type Historia = {
  readonly analisis: readonly string[];
  readonly estado: propuestas.Estado;
  /** A version 2 replaced a first one that was never sent. */
  readonly numero: 1 | 2;
  /** The age is in days. */
  readonly haceDias: number;
  readonly validezDias: number;
  readonly mensaje: string;
  readonly visitas: number;
  readonly motivo: string;
};

/**
 * Gives the demo portfolio a proposal with its history, in one transaction: no mail, no file, and states that
 * come about as in reality.
 */
export async function countHistory({
  trx,
  viewer,
  context: { hoy, secret },
  historia,
}: {
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly context: { readonly hoy: string; readonly secret: string };
  readonly historia: Historia;
}): Promise<void> {
  const { validezDias, mensaje, haceDias, numero, estado } = historia;
  const { analisis } = historia;
  const { clienteId, comercialId, ofertas } = await readOfertas(trx, viewer, { analisis, alternativas: [] });
  const contenido = { ofertas, validezDias, mensaje, diferencias: [] };
  const id = await openDraft({ trx, viewer, de: { clienteId, comercialId }, contenido, accion: 'crear' });
  if (numero === 2) {
    const primera = await read(trx, viewer, id);
    await siguienteVersion({ trx, viewer, propuesta: primera, contenido, accion: 'nueva-version' });
  }
  const dia = `${plusDays(hoy, -haceDias)}T10:00:00Z`;
  await backdate(trx, id, dia);
  if (estado !== 'borrador')
    await send({ trx, propuesta: await read(trx, viewer, id), secret, enviadaEn: dia, estado });
  await answerProposal(trx, await read(trx, viewer, id), historia);
}

async function read(trx: Db, viewer: Viewer, id: string): Promise<PropuestaGuardada> {
  const guardada = await findPropuesta(trx, viewer, { id });
  if (guardada === undefined) throw new Error(`Falta la propuesta ${id}`);
  return guardada;
}

async function send({
  trx,
  propuesta,
  secret,
  enviadaEn,
  estado,
}: {
  readonly trx: Db;
  readonly propuesta: PropuestaGuardada;
  readonly secret: string;
  readonly enviadaEn: string;
  readonly estado: propuestas.Estado;
}): Promise<void> {
  const { id, numero, validezDias } = propuesta;
  const { sal, testigoHash } = newToken(secret);
  const validaHasta = plusDays(dayInSpain(enviadaEn), validezDias);
  const marca = await brandOf(trx, propuesta);
  const envio = { enviadaEn, validaHasta, personas: personasDe(propuesta), marca, sal, testigoHash };
  await markSent(trx, { propuestaId: id, numero }, { ...envio, pdfSha256: null });
  await updatePropuesta(trx, id, { estado });
  await recordChange({
    trx,
    usuarioId: null,
    accion: 'enviar',
    propuesta,
    despues: { estado: 'enviada', numero },
  });
}

async function answerProposal(
  trx: Db,
  propuesta: PropuestaGuardada,
  { estado, visitas, motivo }: Historia,
): Promise<void> {
  const { id, enviadaEn, validaHasta, personas } = propuesta;
  if (enviadaEn === null || validaHasta === null || personas === null) return;
  const agente = 'Chrome en Android';
  for (let i = 0; i < visitas; i++) {
    const abiertaEn = new Date(Date.parse(enviadaEn) + (3 + 20 * i) * 3_600_000);
    await insertApertura(trx, propuesta, {
      visita: `demo-${i}`,
      agente,
      ipHash: sha256Of(Buffer.from(id)),
      abiertaEn,
    });
  }
  const quien = { ip: '192.0.2.10', agente };
  if (estado === 'rechazada') await insertRespuesta(trx, propuesta, { tipo: 'rechazada', motivo, ...quien });
  if (estado !== 'aceptada') return;
  const version = { ...propuesta, enviadaEn, validaHasta, personas, marca: await brandOf(trx, propuesta) };
  const pdf = await propuestaPdf(
    buildContenido(versionEnviada(version, await lineasDe(trx, id, propuesta.numero))),
  );
  await insertRespuesta(trx, propuesta, {
    tipo: 'aceptada',
    nombre: personas.cliente.nombre,
    nif: personas.cliente.nif ?? '',
    oferta: 1,
    consentimientos: consentimientosDe(version.marca).map((consentimiento) => ({
      id: consentimiento.id,
      version: consentimiento.version,
      aceptado: consentimiento.obligatorio,
    })),
    pdfSha256: sha256Of(pdf),
    ...quien,
  });
  await updateContratos(trx, propuesta, await makeContratos(trx, propuesta, 1));
  await recordChange({ trx, usuarioId: null, accion: 'aceptar', propuesta, despues: { estado } });
}
