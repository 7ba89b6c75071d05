import { PACTA_ENERGIA, parseIban } from '@vatio/domain';
import type { Viewer } from '../../../platform/access-token.ts';
import { brandOf } from '../../../platform/brand/brand.repository.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { foldText } from '../../../platform/fold-text.ts';
import type { PlaceToSign } from '../../../platform/signature/provider.ts';
import { today } from '../../../platform/today.ts';
import { readContenido, saveDocumento } from '../../documentos/documentos.service.ts';
import type { FichaContrato } from '../contratos.repository.ts';
import { findFila } from '../escritura.repository.ts';
import { requireContrato } from '../lectura.service.ts';
import { firmanteDe, readExpediente } from '../requisitos/hechos.ts';
import { preciosDeCliente } from '../respuestas.ts';
import type { ContratoToPrint } from './contenido.ts';
import { findPartes, findSignedPaper } from './papel.repository.ts';
import { printContrato } from './print-contrato.ts';
import { printWithPlaces } from './print-with-places.ts';

/** The contract as it stands, under the brand of its client; once signed, the very paper that was kept. */
export async function pdfDeContrato(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  viewer: Viewer,
  id: string,
): Promise<{ readonly codigo: string; readonly pdf: Buffer }> {
  const ficha = await requireContrato(db, viewer, id);
  const kept = ficha.fechaFirma === null ? undefined : await findSignedPaper(db, id);
  if (kept) return { codigo: ficha.codigo, pdf: await readContenido(files, kept) };
  return { codigo: ficha.codigo, pdf: await printContrato(await contenidoDe(db, ficha, ficha.fechaFirma)) };
}

/**
 * Prints the paper of a contract that the client signs that day, and answers what keeps it in the transaction of the
 * signature.
 */
export async function prepareSignedPaper(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  viewer: Viewer,
  { id, fecha = today() }: { readonly id: string; readonly fecha?: string | undefined },
): Promise<(trx: Db) => Promise<void>> {
  const ficha = await requireContrato(db, viewer, id);
  const fichero = await printContrato(await contenidoDe(db, ficha, fecha));
  return async (trx) => {
    const nombre = nombreDeContrato(ficha.codigo);
    const papel = { entidad: 'contrato', entidadId: id, tipo: 'contrato', nombre } as const;
    await saveDocumento(trx, files, { ...papel, fichero, usuarioId: null });
  };
}

/**
 * The paper of an unsigned contract for a provider of signatures, with the boxes where its client signs. It says in what
 * capacity they sign if `nombre`, whom the provider asks, is the person in the contract's file.
 */
export async function printForProvider(
  db: Db,
  ficha: FichaContrato,
  nombre: string,
): Promise<{ readonly pdf: Buffer; readonly places: readonly PlaceToSign[] }> {
  const contenido = await contenidoDe(db, ficha, null);
  const inFile = await signerOf(db, ficha.id, today());
  const firmante = inFile && foldText(inFile.nombre) === foldText(nombre) ? inFile : null;
  return printWithPlaces({ ...contenido, firmante, fecha: new Date(today()), porProveedor: true });
}

export function nombreDeContrato(codigo: string): string {
  return `Contrato_${codigo}.pdf`;
}

/** What a paper says of a contract; `fechaFirma` is null for one without signature. */
export async function contenidoDe(
  db: Db,
  ficha: FichaContrato,
  fechaFirma: string | null,
): Promise<ContratoToPrint> {
  const partes = await findPartes(db, ficha.id);
  const { precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes } = preciosDeCliente(ficha, today());
  const { codigo, cups, tarifa, potenciasKw, consumoAnualKwh } = ficha;
  const { comercializadora, tipo, peajesIncluidos, duracionMeses, permanencia, prorroga } = ficha;
  return {
    codigo,
    fechaFirma,
    firmante: fechaFirma === null ? null : await signerOf(db, ficha.id, fechaFirma),
    fecha: new Date(fechaFirma ?? ficha.creadoEn),
    cliente: {
      tipo: partes.clienteTipo,
      nombre: partes.nombre,
      nif: partes.nif,
      direccion: senas(partes.direccion, partes.codigoPostal, partes.municipio),
      email: partes.email,
      telefono: partes.telefono,
      iban: checkedIban(partes.iban),
    },
    suministro: {
      cups,
      direccion: senas(partes.puntoDireccion, partes.puntoPostal, partes.puntoMunicipio),
      tarifa,
      potenciasKw,
      consumoAnualKwh,
    },
    producto: {
      comercializadora,
      nombre: ficha.productoNombre,
      tipo,
      renovable: partes.renovable,
      peajesIncluidos,
      duracionMeses,
      permanencia,
      prorroga,
    },
    precioPotenciaEurKwAnio,
    precioFijoEurMes,
    precioEnergiaEurKwh: PACTA_ENERGIA[tipo] ? precioEnergiaEurKwh : [],
    marca: await brandOf(db, ficha),
  };
}

/** Who the contract's file says that signs: what was written down, or else whoever accepted its proposal. */
async function signerOf(db: Db, id: string, fechaFirma: string): Promise<ContratoToPrint['firmante']> {
  const firmante = firmanteDe(await readExpediente(db, await findFila(db, id), fechaFirma));
  return firmante && { nombre: firmante.nombre, dni: firmante.dni, calidad: firmante.calidad };
}

function senas(direccion: string | null, codigoPostal: string | null, municipio: string | null): string {
  return [direccion, [codigoPostal, municipio].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** `ES91 2100 0418 4502 0005 1332`; null for none and for one whose check digits are wrong. */
function checkedIban(iban: string | null): string | null {
  const leido = parseIban(iban ?? '');
  return leido.ok ? leido.value.normalizado.replace(/.{4}(?=.)/g, '$& ') : null;
}
