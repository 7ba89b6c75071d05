import type { BodyOf, propuestas, ResponseOf } from '@vatio/contract/endpoints';
import type { Viewer } from '../../platform/access-token.ts';
import { type Brand, brandOf } from '../../platform/brand/brand.repository.ts';
import { requireLegalIssuer } from '../../platform/brand/legal-issuer.ts';
import type { Db } from '../../platform/database.ts';
import { sha256Of } from '../../platform/files/file-source.ts';
import { insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { sendNow } from '../../platform/outbox/sender.ts';
import { notFound, problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { requireOpenCliente } from '../cartera/bloqueo.service.ts';
import { emailOfCliente } from '../cartera/email.repository.ts';
import { saveDocumento } from '../documentos/documentos.service.ts';
import { requireSellable } from '../venta/venta.service.ts';
import { type Cambiada, changePropuesta, lockParaCambiar, recordChange } from './cambio.ts';
import { correoDePropuesta } from './correo.ts';
import { ofertasDePapel } from './eleccion.ts';
import { enlaceDe, newToken } from './enlace.ts';
import { nombreDePdf, pdfDePropuesta, personasDe, printEnvio } from './impresion.ts';
import { findPropuesta, type LineaDeOferta, lineasDe, updatePropuesta } from './propuestas.repository.ts';
import { type Deps, getPropuesta } from './propuestas.service.ts';
import type { Personas } from './tables.ts';
import { validaHastaDe, ventasDe } from './ventas.ts';
import { markSent, updateEnviadaA } from './version.repository.ts';

type Salida = ResponseOf<typeof propuestas.send>;

/**
 * Freezes the version with its PDF, gives it a link and writes to the client; a version already sent is only
 * mailed again. The PDF is printed between two transactions, so that nobody waits for it with the proposal
 * locked; a draft that changed meanwhile is refused.
 */
export async function sendPropuesta({
  deps,
  viewer,
  id,
  body: { version, email, sinCorreo },
}: {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof propuestas.send>;
}): Promise<Salida> {
  const cambio = { id, version, acciones: ['enviar', 'reenviar'] as const };
  const leida = await changePropuesta({ db: deps.db, viewer, cambio, task: readVersion });
  const impresa = await print(deps, leida);
  const deLaImpresa = impresa.envio ? { ...cambio, version: leida.propuesta.version } : cambio;
  const correo = await changePropuesta({
    db: deps.db,
    viewer,
    cambio: deLaImpresa,
    task: async (trx, propuesta) => {
      await requireOpenCliente(trx, propuesta.clienteId);
      const to = email ?? propuesta.clienteEmail;
      if (impresa.envio)
        await freeze({ trx, deps, viewer, sent: { propuesta, pdf: impresa.pdf, envio: impresa.envio } });
      else
        await recordChange({
          trx,
          usuarioId: viewer.id,
          accion: 'reenviar',
          propuesta,
          despues: { email: to },
        });
      if (sinCorreo) return 'no-pedido';
      if (to === null) return 'sin-direccion';
      return { id: await write({ ...deps, db: trx }, viewer, { id, to, pdf: impresa.pdf }) };
    },
  });
  const estado = typeof correo === 'string' ? correo : await sendNow(deps, correo.id);
  const propuesta = await getPropuesta({ deps, viewer, id });
  return { propuesta, enlace: propuesta.enlace ?? '', correo: estado };
}

/** What sending takes where the outbox mails it. */
export type SendingDeps = Pick<Deps, 'secret' | 'publicUrl' | 'files'>;

/**
 * Sends a draft in a transaction of its caller, and leaves its mail to the outbox. Nobody else waits for a draft that was made in
 * the same transaction, so it may be printed there.
 */
export async function sendDraft({
  deps,
  trx,
  viewer,
  id,
}: {
  readonly deps: SendingDeps;
  readonly trx: Db;
  readonly viewer: Viewer;
  readonly id: string;
}): Promise<void> {
  const within = { ...deps, db: trx };
  const leida = await readVersion(trx, await lockParaCambiar(trx, viewer, { id, acciones: ['enviar'] }));
  const { propuesta } = leida;
  const to = await requireAddress(trx, propuesta.clienteId);
  const { pdf, envio } = await print(within, leida);
  if (envio) await freeze({ trx, deps, viewer, sent: { propuesta, pdf, envio } });
  await write(within, viewer, { id, to, pdf });
}

/** The address of a client, without which nothing can be mailed to them. */
export async function requireAddress(db: Db, clienteId: string): Promise<string> {
  const email = await emailOfCliente(db, clienteId);
  if (email !== null) return email;
  throw problem({ code: 'sin-direccion', status: 409, title: 'El cliente no tiene dirección de correo' });
}

type Leida = { readonly propuesta: Cambiada; readonly lineas: readonly LineaDeOferta[] };

async function readVersion(trx: Db, propuesta: Cambiada): Promise<Leida> {
  const lineas = await lineasDe(trx, propuesta.id, propuesta.numero);
  await (propuesta.estado === 'borrador'
    ? requireSellable(trx, propuesta.clienteId, ventasDe(lineas))
    : requireOpenCliente(trx, propuesta.clienteId));
  await requireLegalIssuer(trx, propuesta);
  return { propuesta, lineas };
}

/** The dates that sending fixes, as the PDF says them. */
type Envio = {
  readonly enviadaEn: string;
  readonly validaHasta: string;
  readonly personas: Personas;
  readonly marca: Brand;
};

/** The bytes of the PDF, and what will be frozen when the version has not been sent yet. */
async function print(
  deps: SendingDeps & Pick<Deps, 'db'>,
  { propuesta, lineas }: Leida,
): Promise<{ readonly pdf: Buffer; readonly envio?: Envio }> {
  if (propuesta.estado !== 'borrador') return { pdf: await pdfDePropuesta(deps, propuesta) };
  const envio = {
    enviadaEn: new Date().toISOString(),
    validaHasta: validaHastaDe(lineas, today(), propuesta.validezDias),
    personas: personasDe(propuesta),
    marca: await brandOf(deps.db, propuesta),
  };
  return { pdf: await printEnvio(deps, { ...propuesta, ...envio }, lineas), envio };
}

async function freeze({
  trx,
  deps,
  viewer,
  sent: { propuesta, pdf, envio },
}: {
  readonly trx: Db;
  readonly deps: SendingDeps;
  readonly viewer: Viewer;
  readonly sent: { readonly propuesta: Cambiada; readonly pdf: Buffer; readonly envio: Envio };
}): Promise<void> {
  const { id, numero } = propuesta;
  await saveDocumento(trx, deps.files, {
    entidad: 'propuesta',
    entidadId: id,
    tipo: 'propuesta',
    nombre: nombreDePdf(propuesta, propuesta.clienteNombre),
    fichero: pdf,
    usuarioId: viewer.id,
  });
  const { sal, testigoHash } = newToken(deps.secret);
  const pdfSha256 = sha256Of(pdf);
  await markSent(trx, { propuestaId: id, numero }, { ...envio, pdfSha256, sal, testigoHash });
  await updatePropuesta(trx, id, { estado: 'enviada' });
  const { validaHasta } = envio;
  const despues = { estado: 'enviada', numero, validaHasta, pdfSha256: pdfSha256.toString('hex') };
  await recordChange({ trx, usuarioId: viewer.id, accion: 'enviar', propuesta, despues });
}

/** Leaves the mail to be sent; whether it arrives or not, the proposal is sent and its link works. */
async function write(
  deps: SendingDeps & Pick<Deps, 'db'>,
  viewer: Viewer,
  { id, to, pdf }: { readonly id: string; readonly to: string; readonly pdf: Buffer },
): Promise<string> {
  const guardada = await findPropuesta(deps.db, viewer, { id });
  if (!guardada) throw notFound();
  const nombre = nombreDePdf(guardada, guardada.clienteNombre);
  const enlace = enlaceDe(deps, guardada) ?? '';
  const marca = await brandOf(deps.db, guardada);
  const ofertas = ofertasDePapel(guardada, await lineasDe(deps.db, id, guardada.numero));
  await updateEnviadaA(deps.db, { propuestaId: id, numero: guardada.numero }, to);
  return insertCorreo(deps.db, {
    ...correoDePropuesta(guardada, { to, enlace, pdf, nombre, entrada: marca.textos.correo.texto, ofertas }),
    usuarioId: viewer.id,
  });
}
