import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { annulCorreos, insertCorreo } from '../../platform/outbox/outbox.repository.ts';
import { problem } from '../../platform/problems.ts';
import { today } from '../../platform/today.ts';
import { accountEmailOf, mailPermissionOfComercial } from '../avisos/mail-permission.service.ts';
import type { Fila } from './escritura.repository.ts';
import { requireContrato } from './lectura.service.ts';
import type { ContratoLinks } from './links.service.ts';
import { findContacts } from './mails.repository.ts';
import type { Accion } from './paso.ts';
import { mailOfRejection } from './rejection-mail.ts';
import type { PreparedFicha } from './requisitos/ficha.service.ts';
import { preciosDeCliente } from './respuestas.ts';
import { mailOfSummary } from './summary-mail.ts';

type About = {
  readonly trx: Db;
  readonly viewer: Viewer;
  /** The row as it was before the action. */
  readonly fila: Fila;
  readonly links: ContratoLinks;
  /** The information sheet that goes with the summary. */
  readonly ficha?: PreparedFicha | undefined;
};

/** Leaves the mails that an action causes to be sent, in the action's own transaction. */
export async function writeMailsOf(accion: Accion, about: About): Promise<void> {
  switch (accion.accion) {
    case 'enviar-por-correo':
      return mailSummary(about);
    case 'rechazar':
      return mailRejection(about, accion.motivo ?? '');
    case 'corregir':
    case 'cancelar':
      // A waiting mail says what is no longer agreed.
      return annulCorreos(about.trx, about.fila.id, ['contrato']);
    default:
      return undefined;
  }
}

async function mailSummary({ trx, viewer, fila: { id, firma }, links, ficha: sheet }: About): Promise<void> {
  const ficha = await requireContrato(trx, viewer, id);
  const { cliente, comercial } = await findContacts(trx, ficha);
  if (!cliente.email) {
    throw problem({
      code: 'cliente-sin-correo',
      status: 409,
      title: `${cliente.nombre} no tiene correo electrónico: escríbelo en su ficha, o mándale el contrato por otro medio y anótalo como enviado`,
      extra: { datos: { cliente: { id: ficha.clienteId, nombre: cliente.nombre } } },
    });
  }
  if (ficha.potenciasKw.length === 0 && ficha.precioFijoEurMes === null) {
    throw problem({
      code: 'contrato-incompleto',
      status: 409,
      title: `Al contrato ${ficha.codigo} le faltan las potencias: complétalo antes de enviarlo`,
    });
  }
  const enlace = ficha.propuesta && (await links.toPropuesta(trx, ficha.propuesta.id));
  // A waiting mail may be out of date, so the client gets only the latest one.
  await annulCorreos(trx, id, ['contrato']);
  await insertCorreo(trx, {
    ...mailOfSummary({ ...ficha, ...preciosDeCliente(ficha, today()) }, comercial, {
      to: cliente.email,
      enlace: enlace ?? links.toContrato(id),
    }),
    ...(sheet && {
      adjunto: { nombre: sheet.nombre, tipo: 'application/pdf', contenido: sheet.pdf },
    }),
    usuarioId: viewer.id,
  });
  // What was handed over before a signature stays as it was.
  if (firma !== 'firmada')
    await sheet?.keep(trx, { medio: 'correo', destinatario: cliente.email, usuarioId: viewer.id });
}

/** Tells the representative that the distributor has refused the switch, once for each refusal. */
async function mailRejection({ trx, fila, links }: About, motivo: string): Promise<void> {
  const { id, codigo, cups } = fila;
  const { comercial } = await findContacts(trx, fila);
  const to = comercial?.email || (await accountEmailOf(trx, fila.comercialId));
  if (!to) return;
  const { wanted, desde } = await mailPermissionOfComercial(trx, fila.comercialId, 'cambio-rechazado');
  if (!wanted) return;
  const about = { id, codigo, cups, motivo, enlace: links.toContrato(id) };
  await insertCorreo(trx, { ...mailOfRejection(about, to), desde });
}
