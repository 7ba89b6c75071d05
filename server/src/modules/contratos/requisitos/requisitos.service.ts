import type { BodyOf, ParamsOf, requisitosDeFirma } from '@vatio/contract/endpoints';
import { checkRequisitosDeFirma, parseNif, type RequisitoJuzgado } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { notFound, problem } from '../../../platform/problems.ts';
import { today } from '../../../platform/today.ts';
import { insertAuditoria } from '../../auditoria/auditoria.repository.ts';
import { type Fila, findFila, lockContrato } from '../escritura.repository.ts';
import { requireContrato } from '../lectura.service.ts';
import type { ContratoLinks } from '../links.service.ts';
import { prepareFicha } from './ficha.service.ts';
import {
  deleteAnotado,
  findAnotados,
  type Papel,
  putAnotado,
  type VentaDeclarada,
} from './hechos.repository.ts';
import { anotadoDe, firmanteDe, hechosDe, readExpediente } from './hechos.ts';
import type { Anotado, RequisitoAnotado } from './tables.ts';

type Requisitos = requisitosDeFirma.Requisitos;

export type OfContrato = { readonly db: Db; readonly viewer: Viewer; readonly id: string };

/** What the law asks before the signature of a contract, who recorded it, and what is missing. */
export async function getRequisitos({ db, viewer, id }: OfContrato): Promise<Requisitos> {
  await requireContrato(db, viewer, id);
  const fila = await findFila(db, id);
  return respuestaDe(db, fila);
}

async function respuestaDe(db: Db, fila: Fila): Promise<Requisitos> {
  const fechaFirma = fila.fechaFirma ?? today();
  const expediente = await readExpediente(db, fila, fechaFirma);
  const { anotados, papeles } = expediente;
  // Whoever recorded a signature has answered for its day.
  const dia = { fechaFirma, fechaAvalada: fila.fechaFirma !== null };
  const juzgados = checkRequisitosDeFirma(hechosDe(expediente, fila, dia));
  const contacto = anotadoDe(anotados, 'contacto');
  const bonoSocial = anotadoDe(anotados, 'bono-social');
  const ficha = anotadoDe(anotados, 'ficha');
  const ofPapel = (papel: Papel | undefined) => {
    if (papel === undefined) return null;
    const { tipo: _, ...documento } = papel;
    return documento;
  };
  return {
    fechaFirma,
    abierto: isOpen(fila),
    persona: expediente.venta.persona,
    completo: juzgados.every(({ estado }) => estado !== 'falta'),
    rows: rowsDe(juzgados),
    contacto: contacto ? { ...contacto.datos, cuando: contacto.cuando, quien: contacto.quien } : null,
    firmante: firmanteDe(expediente),
    bonoSocial: bonoSocial
      ? { ...bonoSocial.datos, cuando: bonoSocial.cuando, quien: bonoSocial.quien }
      : null,
    ficha: ficha
      ? {
          medio: ficha.datos.medio,
          destinatario: ficha.datos.destinatario,
          cuando: ficha.cuando,
          quien: ficha.quien,
        }
      : null,
    documentos: {
      identidad: ofPapel(papeles.identidad),
      poder: ofPapel(papeles.poder),
      factura: ofPapel(papeles.factura),
      renuncia: ofPapel(papeles.renuncia),
    },
  };
}

function rowsDe(juzgados: readonly RequisitoJuzgado[]): requisitosDeFirma.Requisito[] {
  return juzgados.map(({ requisito, estado, porLey, ...juzgado }) => ({
    requisito,
    estado,
    porLey,
    motivo: 'motivo' in juzgado ? juzgado.motivo : null,
  }));
}

/**
 * What a sale would lack if it were signed today, before it is a contract: of whatever is recorded there nothing is known
 * yet, and the papers of its client, its supply and its proposal count already.
 */
export async function previewRequisitos(
  db: Db,
  declarada: Omit<VentaDeclarada, 'id'>,
): Promise<requisitosDeFirma.Requisito[]> {
  const dia = { fechaFirma: today(), fechaAvalada: false };
  const expediente = await readExpediente(db, { ...declarada, id: null }, dia.fechaFirma);
  return rowsDe(checkRequisitosDeFirma(hechosDe(expediente, null, dia)));
}

/** Once the client has signed, what was recorded before is what it was. */
function isOpen({ firma, borradoEn }: Fila): boolean {
  return borradoEn === null && firma !== 'firmada';
}

/** Changes what is recorded of a contract that is not signed yet, alone; `task` gets its row. */
async function changeOpen(
  { db, viewer, id }: OfContrato,
  task: (trx: Db, fila: Fila) => Promise<void>,
): Promise<Requisitos> {
  await requireContrato(db, viewer, id);
  return db.transaction().execute(async (trx) => {
    const fila = await lockContrato(trx, id);
    if (!fila || fila.borradoEn !== null) throw notFound();
    if (!isOpen(fila))
      throw problem({
        code: 'contrato-firmado',
        status: 409,
        title: 'El contrato ya está firmado: lo que se anotó antes no se cambia',
      });
    await task(trx, fila);
    return respuestaDe(trx, fila);
  });
}

async function writeAnotado<R extends RequisitoAnotado>(
  of: OfContrato,
  requisito: R,
  datos: Anotado[R],
): Promise<Requisitos> {
  const { viewer, id } = of;
  return changeOpen(of, async (trx) => {
    const before = anotadoDe(await findAnotados(trx, id), requisito);
    await putAnotado(trx, { contratoId: id, requisito, datos, usuarioId: viewer.id });
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'contrato',
      entidadId: id,
      accion: 'anotar-requisito',
      antes: before && { requisito, ...visibleOf(before.datos) },
      despues: { requisito, ...visibleOf(datos) },
    });
  });
}

/** The audit has no need of the number of whoever signs, nor of the hash of the terms. */
function visibleOf(datos: object): object {
  return Object.fromEntries(Object.entries(datos).filter(([campo]) => campo !== 'dni' && campo !== 'huella'));
}

export function writeContacto(
  of: OfContrato,
  contacto: BodyOf<typeof requisitosDeFirma.updateContacto>,
): Promise<Requisitos> {
  return writeAnotado(of, 'contacto', contacto);
}

export function writeFirmante(
  of: OfContrato,
  firmante: BodyOf<typeof requisitosDeFirma.updateFirmante>,
): Promise<Requisitos> {
  const leido = parseNif(firmante.dni);
  const dni = leido.ok ? leido.value.normalizado : firmante.dni;
  return writeAnotado(of, 'firmante', { ...firmante, dni });
}

export function writeBonoSocial(
  of: OfContrato,
  bonoSocial: BodyOf<typeof requisitosDeFirma.updateBonoSocial>,
): Promise<Requisitos> {
  return writeAnotado(of, 'bono-social', bonoSocial);
}

export async function handOverFicha(
  deps: { readonly files: FileStore; readonly links: ContratoLinks },
  of: OfContrato,
): Promise<Requisitos> {
  const { db, viewer, id } = of;
  const prepared = await prepareFicha({ db, ...deps }, viewer, id);
  return changeOpen(of, (trx) =>
    prepared.keep(trx, { medio: 'en-mano', destinatario: null, usuarioId: viewer.id }),
  );
}

export function removeRequisito(
  of: OfContrato,
  { requisito }: ParamsOf<typeof requisitosDeFirma.remove>,
): Promise<Requisitos> {
  const { viewer, id } = of;
  return changeOpen(of, async (trx) => {
    const before = anotadoDe(await findAnotados(trx, id), requisito);
    if (!before) return;
    await deleteAnotado(trx, id, requisito);
    await insertAuditoria(trx, {
      usuarioId: viewer.id,
      entidad: 'contrato',
      entidadId: id,
      accion: 'quitar-requisito',
      antes: { requisito, ...visibleOf(before.datos) },
    });
  });
}
