import type { avisos, BodyOf, propuestaPublica } from '@vatio/contract/endpoints';
import { parseNif } from '@vatio/domain';
import type { Brand } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { sha256Of } from '../../platform/files/file-source.ts';
import { type Carta, insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { invalidData } from '../../platform/problems.ts';
import { accountEmailOf, mailPermissionOfComercial } from '../avisos/mail-permission.service.ts';
import { type Prepared, prepareEvidencia } from '../evidencias/evidencias.service.ts';
import { recordChange } from './cambio.ts';
import { direccionDe, needsCode } from './caminos.ts';
import { checkCode } from './codigo.service.ts';
import { checkConsentimientos, consentimientosDe } from './consentimientos.ts';
import { makeContratos, takeOferta } from './contratacion.service.ts';
import { copiaDeAceptacion, correoDeAceptacion, correoDeRechazo } from './correo-de-respuesta.ts';
import { chosenOferta, eleccionDe } from './eleccion.ts';
import { firstVisitOf, insertRespuesta, updateContratos } from './enlace.repository.ts';
import { brandOfVersion, nombreDePdf, pdfEnviado } from './impresion.ts';
import { lineasDe, updatePropuesta } from './propuestas.repository.ts';
import type { Deps } from './propuestas.service.ts';
import {
  conEnlace,
  type EnlaceVivo,
  readLink,
  requireOpenPropuesta,
  type Visitante,
  viewPropuesta,
} from './publico.service.ts';
import { requireAcceptable } from './ventas.ts';

type Aceptacion = {
  readonly deps: Deps;
  readonly token: string;
  readonly body: BodyOf<typeof propuestaPublica.accept>;
  readonly visitante: Visitante;
};

/** Accepts a proposal exactly once: a second call waits for the first and finds it accepted. */
export async function acceptPropuesta(aceptacion: Aceptacion): Promise<propuestaPublica.PropuestaPublica> {
  const { deps, token } = aceptacion;
  const previo = await readLink(deps.db, token);
  requireOpenPropuesta(previo);
  const oferta = chosenOferta(previo, aceptacion.body.oferta);
  await requireAcceptable(deps.db, previo, oferta);
  const pdf = await pdfEnviado(deps, previo);
  const marca = await brandOfVersion(deps.db, previo);
  const evidencia = await checkAceptacion(aceptacion, previo, {
    marca,
    pdfSha256: previo.pdfSha256 ?? sha256Of(pdf),
    oferta,
  });
  const prepared = await prepareAceptacion(deps, previo, { marca, ...evidencia });
  await conEnlace({
    db: deps.db,
    token,
    id: previo.id,
    task: async (trx, enlace) => {
      requireOpenPropuesta(enlace);
      await requireAcceptable(trx, enlace, oferta);
      const { eleccion: _, camino, ...respuesta } = evidencia;
      await insertRespuesta(trx, enlace, {
        tipo: 'aceptada',
        codigoPor: camino?.via ?? null,
        ...respuesta,
      });
      await takeOferta(trx, enlace, oferta);
      await prepared.keep(trx, { propuestaId: enlace.id, numero: enlace.numero });
      await updatePropuesta(trx, enlace.id, { estado: 'aceptada' });
      const contratos = await makeContratos(trx, enlace, oferta);
      await updateContratos(trx, enlace, contratos);
      const { nombre, nif, calidad } = evidencia;
      const hash = evidencia.pdfSha256.toString('hex');
      const aceptado = { estado: 'aceptada', numero: enlace.numero, nombre, nif, calidad, pdfSha256: hash };
      const despues = { ...aceptado, oferta, contratos };
      await recordChange({ trx, usuarioId: null, accion: 'aceptar', propuesta: enlace, despues });
      await tellOfAceptacion({ trx, deps, enlace, pdf, verifyAt: prepared.verifyAt, oferta });
    },
  });
  return viewPropuesta(deps, token);
}

/** What is kept of an acceptance, once everything that it says has been checked. */
async function checkAceptacion(
  { deps, body, visitante }: Aceptacion,
  previo: EnlaceVivo,
  {
    marca,
    pdfSha256,
    oferta,
  }: { readonly marca: Brand; readonly pdfSha256: Buffer; readonly oferta: number },
) {
  const dados = checkConsentimientos(consentimientosDe(marca), body.consentimientos);
  const nif = checkNif(body.nif, previo.clienteNif);
  const { calidad, nombre } = body;
  const dni = checkFirmante(body, nif);
  const expectsCode = needsCode(deps, previo, marca) || Boolean(body.codigo);
  const camino = expectsCode ? await checkCode(deps, previo, body.codigo) : null;
  const creadaEn = new Date().toISOString();
  const eleccion = eleccionDe(previo, await lineasDe(deps.db, previo.id, previo.numero), oferta);
  const consentimientos = eleccion ? [eleccion.consentimiento, ...dados] : dados;
  const firma = { nombre, nif, dni, calidad, consentimientos, camino };
  return { ...firma, oferta, eleccion, pdfSha256, creadaEn, ...visitante };
}

/** Whoever signs does it with a number of their own: a company has none to sign with. */
function checkFirmante({ calidad, dni }: Pick<Aceptacion['body'], 'calidad' | 'dni'>, nif: string): string {
  const own = parseNif(calidad === 'titular' ? nif : (dni ?? ''));
  if (!own.ok) throw invalidData({ dni: own.issue.message });
  if (own.value.tipo !== 'cif') return own.value.normalizado;
  throw invalidData(
    calidad === 'titular'
      ? { calidad: 'Una empresa la firma su administrador o un apoderado' }
      : { dni: 'Es el NIF de una empresa: escribe tu DNI o NIE' },
  );
}

async function prepareAceptacion(
  deps: Deps,
  previo: EnlaceVivo,
  { marca, ...kept }: Awaited<ReturnType<typeof checkAceptacion>> & { readonly marca: Brand },
): Promise<Prepared> {
  const { codigo, numero, personas, enviadaEn } = previo;
  const { nombre, dni, calidad, nif, consentimientos, ip, agente, creadaEn } = kept;
  const camino = kept.camino;
  const facts = {
    codigo,
    numero,
    titular: { nombre: personas.cliente.nombre, nif },
    firmante: {
      nombre,
      dni,
      calidad,
      correoComprobado: camino?.via === 'correo' ? camino.destino : null,
      ...(camino?.via === 'movil' && { movilComprobado: camino.destino }),
    },
    ...(kept.eleccion && { oferta: kept.eleccion.hechos }),
    textos: consentimientos.map(({ texto = '', ...text }) => ({ ...text, texto })),
    pdfSha256: kept.pdfSha256.toString('hex'),
    ip,
    agente,
    enviadaEn,
    abiertaEn: await firstVisitOf(deps.db, previo),
    aceptadaEn: creadaEn,
  };
  return prepareEvidencia(deps, facts, marca);
}

/** The mails are left to be sent in the acceptance's own transaction, so that each is sent once. */
async function tellOfAceptacion({
  trx,
  deps,
  enlace,
  pdf,
  verifyAt,
  oferta,
}: {
  readonly trx: Db;
  readonly deps: Deps;
  readonly enlace: EnlaceVivo;
  readonly pdf: Buffer;
  /** The page where the evidence is checked. */
  readonly verifyAt: string;
  readonly oferta: number;
}): Promise<void> {
  const contestada = contestadaDe(deps, enlace, oferta);
  await mailComercial({
    trx,
    enlace,
    evento: 'propuesta-aceptada',
    mailTo: (to) => correoDeAceptacion(contestada, to),
  });
  const to = direccionDe(enlace);
  const nombre = nombreDePdf(enlace, contestada.cliente);
  if (to !== null) await insertCorreo(trx, copiaDeAceptacion(contestada, { to, pdf, nombre, verifyAt }));
}

/** Mails the answer to the representative, unless they want no such mail, and not in their quiet hours. */
async function mailComercial({
  trx,
  enlace: { comercialId, comercialEmail, personas },
  evento,
  mailTo,
}: {
  readonly trx: Db;
  readonly enlace: EnlaceVivo;
  readonly evento: avisos.Evento;
  readonly mailTo: (to: string) => Carta;
}): Promise<void> {
  const to = comercialEmail ?? personas.comercial.email ?? (await accountEmailOf(trx, comercialId));
  if (to === null) return;
  const { wanted, desde } = await mailPermissionOfComercial(trx, comercialId, evento);
  if (wanted) await insertCorreo(trx, { ...mailTo(to), desde });
}

function contestadaDe(
  { publicUrl }: Deps,
  { id, codigo, personas, ofertas }: EnlaceVivo,
  elegida: number | null = null,
) {
  const oferta = ofertas > 1 ? elegida : null;
  return { id, codigo, cliente: personas.cliente.nombre, publicUrl, oferta };
}

/** The NIF given has to be the client's where it is known, and any valid one where it is not. */
function checkNif(nif: string, conocido: string | null): string {
  const leido = parseNif(nif);
  if (!leido.ok) throw invalidData({ nif: leido.issue.message });
  const conocidoLeido = conocido === null ? leido : parseNif(conocido);
  const esperado = conocidoLeido.ok ? conocidoLeido.value.normalizado : conocido;
  if (leido.value.normalizado !== esperado) {
    throw invalidData({ nif: 'No es el NIF del titular de esta propuesta' });
  }
  return leido.value.normalizado;
}

export async function rejectPropuesta({
  deps,
  token,
  motivo,
  visitante,
}: {
  readonly deps: Deps;
  readonly token: string;
  readonly motivo: string;
  readonly visitante: Visitante;
}): Promise<propuestaPublica.PropuestaPublica> {
  const { id } = await readLink(deps.db, token);
  await conEnlace({
    db: deps.db,
    token,
    id,
    task: async (trx, enlace) => {
      requireOpenPropuesta(enlace);
      await insertRespuesta(trx, enlace, { tipo: 'rechazada', motivo, ...visitante });
      await updatePropuesta(trx, id, { estado: 'rechazada' });
      await recordChange({
        trx,
        usuarioId: null,
        accion: 'rechazar',
        propuesta: enlace,
        despues: { estado: 'rechazada', numero: enlace.numero, motivo },
      });
      const contestada = contestadaDe(deps, enlace);
      const mailTo = (to: string) => correoDeRechazo(contestada, motivo, to);
      await mailComercial({ trx, enlace, evento: 'propuesta-rechazada', mailTo });
    },
  });
  return viewPropuesta(deps, token);
}
