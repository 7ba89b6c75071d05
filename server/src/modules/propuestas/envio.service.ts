import type { BodyOf, propuestas, ResponseOf } from '@vatio/contract';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { notFound } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { exigirAbierto } from '../cartera/bloqueo.service.ts';
import { guardarDocumento } from '../documentos/documentos.service.ts';
import { anotarCambio, changePropuesta } from './cambio.ts';
import { correoDePropuesta } from './correo.ts';
import { enlaceDe, newToken } from './enlace.ts';
import { sumarDias } from './estados.ts';
import { contenidoEnviado, nombreDePdf, pdfDePropuesta, personasDe, sha256De } from './impresion.ts';
import { propuestaPdf } from './pdf/propuesta-pdf.ts';
import { findPropuesta, lineasDe, type PropuestaGuardada, updatePropuesta } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import { markSent, updateEnviadaA } from './version.repository.ts';

type Salida = ResponseOf<typeof propuestas.enviar>;

/** Freezes the version with its PDF and gives it a link; then writes to the client. Once sent, only writes again. */
export async function enviar(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { version, email, sinCorreo }: BodyOf<typeof propuestas.enviar>,
): Promise<Salida> {
  const acciones = ['enviar', 'reenviar'] as const;
  const correo = await changePropuesta(deps.db, viewer, { id, version, acciones }, async (trx, propuesta) => {
    await exigirAbierto(trx, propuesta.clienteId);
    const to = email ?? propuesta.clienteEmail;
    if (propuesta.estado === 'borrador') await congelar(trx, deps, viewer, propuesta);
    else await anotarCambio(trx, viewer.id, 'reenviar', propuesta, { email: to });
    if (sinCorreo) return 'no-pedido';
    return to === null ? 'sin-direccion' : { id: await escribir({ ...deps, db: trx }, viewer, id, to) };
  });
  const estado = typeof correo === 'string' ? correo : await sendNow(deps, correo.id);
  const propuesta = await getPropuesta(deps, viewer, id);
  return { propuesta, enlace: propuesta.enlace ?? '', correo: estado };
}

async function congelar(trx: Db, deps: Deps, viewer: Viewer, propuesta: PropuestaGuardada): Promise<void> {
  const { id, numero, validezDias } = propuesta;
  const enviada = {
    enviadaEn: new Date().toISOString(),
    validaHasta: sumarDias(today(), validezDias),
    personas: personasDe(propuesta),
  };
  const lineas = await lineasDe(trx, id, numero);
  const pdf = await propuestaPdf(contenidoEnviado({ ...propuesta, ...enviada }, lineas));
  await guardarDocumento(trx, deps, {
    entidad: 'propuesta',
    entidadId: id,
    tipo: 'propuesta',
    nombre: nombreDePdf(propuesta, propuesta.clienteNombre),
    fichero: pdf,
    usuarioId: viewer.id,
  });
  const { sal, testigoHash } = newToken(deps.secret);
  const pdfSha256 = sha256De(pdf);
  await markSent(trx, { propuestaId: id, numero }, { ...enviada, pdfSha256, sal, testigoHash });
  await updatePropuesta(trx, id, { estado: 'enviada' });
  const { validaHasta } = enviada;
  const despues = { estado: 'enviada', numero, validaHasta, pdfSha256: pdfSha256.toString('hex') };
  await anotarCambio(trx, viewer.id, 'enviar', propuesta, despues);
}

/** Leaves the mail to be sent; whether it leaves or not, the proposal is sent and its link is there. */
async function escribir(deps: Deps, viewer: Viewer, id: string, to: string): Promise<string> {
  const guardada = await findPropuesta(deps.db, viewer, id);
  if (!guardada) throw notFound();
  const pdf = await pdfDePropuesta(deps, guardada);
  const nombre = nombreDePdf(guardada, guardada.clienteNombre);
  const enlace = enlaceDe(deps, guardada) ?? '';
  await updateEnviadaA(deps.db, { propuestaId: id, numero: guardada.numero }, to);
  return insertCorreo(deps.db, {
    ...correoDePropuesta(guardada, { to, enlace, pdf, nombre }),
    usuarioId: viewer.id,
  });
}
