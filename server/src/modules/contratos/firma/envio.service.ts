import type { BodyOf, firmaDeContrato } from '@vatio/contract/endpoints';
import type { Viewer } from '../../../platform/access-token.ts';
import { type Brand, brandOf } from '../../../platform/brand/brand.repository.ts';
import type { Db } from '../../../platform/database.ts';
import { notFound, problem, versionAntigua } from '../../../platform/problems.ts';
import { findSettings } from '../../../platform/signature/settings.repository.ts';
import { today } from '../../../platform/today.ts';
import { applyAction } from '../acciones.service.ts';
import type { FichaContrato } from '../contratos.repository.ts';
import { type Fila, findFila, lockContrato } from '../escritura.repository.ts';
import { getContrato, requireContrato } from '../lectura.service.ts';
import { findPartes } from '../papel/papel.repository.ts';
import { printForProvider } from '../papel/papel.service.ts';
import { firmanteDe, huellaDe, readExpediente } from '../requisitos/hechos.ts';
import { requireRequisitos } from '../requisitos/puerta.service.ts';
import { quienActua } from '../respuestas.ts';
import { insertEnvio, listEnvios, makeDue } from './envios.repository.ts';

type OfContrato = { readonly db: Db; readonly viewer: Viewer; readonly id: string };

/** What has been sent of a contract to be signed, and who would sign it. */
export async function readFirma({ db, viewer, id }: OfContrato): Promise<firmaDeContrato.Firma> {
  const ficha = await requireContrato(db, viewer, id);
  const fila = await findFila(db, id);
  const [marca, partes, expediente, envios] = await Promise.all([
    brandOf(db, ficha),
    findPartes(db, id),
    readExpediente(db, fila, today()),
    listEnvios(db, id),
  ]);
  return {
    conProveedor: marca.firma === 'proveedor',
    enviable: marca.firma === 'proveedor' && isSendable(fila),
    firmante: {
      nombre: firmanteDe(expediente)?.nombre ?? (partes.clienteTipo === 'persona' ? partes.nombre : ''),
      email: partes.email ?? '',
      telefono: partes.telefono ?? '',
    },
    envios: envios.map(({ creadoEn, firmadoEn, siguienteEn, terminadoEn, ...envio }) => ({
      ...envio,
      creado: creadoEn,
      firmado: firmadoEn,
      siguiente: terminadoEn === null ? siguienteEn : null,
    })),
  };
}

const SENDABLE: readonly Fila['firma'][] = ['pendiente', 'rechazada', 'caducada'];

function isSendable({ borradoEn, comercial, firma }: Fila): boolean {
  return borradoEn === null && SENDABLE.includes(firma) && ['borrador', 'enviado'].includes(comercial);
}

/**
 * Leaves the paper of a contract to be sent to the provider of its brand, and moves its clock. Nobody is asked to sign before
 * what the law wants is there, and the call to the provider, which may have to be repeated, comes after.
 */
export async function sendToSign(
  of: OfContrato,
  { version, ...firmante }: BodyOf<typeof firmaDeContrato.send>,
): Promise<firmaDeContrato.Firma> {
  const { db, viewer, id } = of;
  const ficha = await requireContrato(db, viewer, id);
  const marca = await requireProvider(db, ficha);
  const { pdf, places } = await printForProvider(db, ficha, firmante.nombre);
  const isDone = await db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila || fila.borradoEn !== null) throw notFound();
    // The paper was printed before the row was locked.
    if (fila.version !== version || ficha.version !== version) return false;
    await requireRequisitos(trx, fila, { fechaFirma: today(), fechaAvalada: false });
    const contexto = { usuarioId: viewer.id, quien: quienActua(viewer) };
    await applyAction({ trx, fila, accion: { accion: 'enviar-a-firma' }, contexto });
    await insertEnvio(trx, {
      ...firmante,
      contratoId: id,
      marcaId: marca.id,
      huella: huellaDe(fila),
      pdf,
      lugares: JSON.stringify(places),
      creadoPor: viewer.id,
    });
    return true;
  });
  if (!isDone) {
    const now = await getContrato(db, viewer, id);
    throw versionAntigua(now.version, now, {});
  }
  return readFirma(of);
}

async function requireProvider(db: Db, ficha: FichaContrato): Promise<Brand> {
  const marca = await brandOf(db, ficha);
  if (marca.firma !== 'proveedor' || !(await findSettings(db, marca.id)))
    throw problem({
      code: 'sin-proveedor-de-firma',
      status: 409,
      title: 'La marca de este contrato no firma con un proveedor: se pone en Ajustes',
    });
  if (ficha.potenciasKw.length === 0)
    throw problem({
      code: 'contrato-incompleto',
      status: 409,
      title: `Al contrato ${ficha.codigo} le faltan las potencias: complétalo antes de enviarlo`,
    });
  return marca;
}

export async function checkFirma(of: OfContrato): Promise<firmaDeContrato.Firma> {
  await requireContrato(of.db, of.viewer, of.id);
  await makeDue(of.db, of.id);
  return readFirma(of);
}
