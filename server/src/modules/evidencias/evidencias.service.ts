import { randomUUID } from 'node:crypto';
import type { evidencias } from '@vatio/contract/endpoints';
import { type Brand, brandOf, withLogo } from '../../platform/brand/brand.repository.ts';
import { publicBrand } from '../../platform/brand/public-brand.ts';
import type { Db } from '../../platform/database.ts';
import { sha256Of } from '../../platform/files/file-source.ts';
import { notFound } from '../../platform/problems.ts';
import { findEvidencia, insertEvidencia } from './evidencias.repository.ts';
import { codigoPor, type Hechos } from './hechos.ts';
import { printEvidencia } from './pdf/print-evidencia.ts';
import { currentKey, isSealedBy, seal } from './sello.ts';

type Evidencia = NonNullable<Awaited<ReturnType<typeof findEvidencia>>>;

/** An evidence that is ready to be kept with the acceptance that it proves. */
export type Prepared = {
  readonly id: string;
  readonly verifyAt: string;
  readonly keep: (trx: Db, of: { readonly propuestaId: string; readonly numero: number }) => Promise<void>;
};

/** Seals and prints the facts before the acceptance's transaction, so that nobody waits for it with the proposal locked. */
export async function prepareEvidencia(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  facts: Omit<Hechos, 'id'>,
  marca: Brand,
): Promise<Prepared> {
  const id = randomUUID();
  const hechos: Hechos = { id, ...facts };
  const contenido = JSON.stringify(hechos);
  const key = await currentKey(db);
  const sello = seal(key, contenido);
  const verifyAt = `${publicUrl}/comprobar/${id}`;
  const pdf = await printEvidencia({
    hechos,
    sello: sello.toString('base64'),
    clavePublica: key.publica.toString('base64'),
    verifyAt,
    marca,
  });
  const pdfSha256 = sha256Of(pdf);
  return {
    id,
    verifyAt,
    keep: (trx, of) => insertEvidencia(trx, { id, ...of, contenido, sello, claveId: key.id, pdf, pdfSha256 }),
  };
}

/** What anybody may know of an evidence: that it is ours and whole, and of whom no more than the initials. */
export async function checkEvidencia(
  db: Db,
  which: Parameters<typeof findEvidencia>[1],
): Promise<evidencias.Comprobacion> {
  const found = await findEvidencia(db, which);
  if (!found) throw notFound();
  const hechos: Hechos = JSON.parse(found.contenido);
  const { codigo, numero, firmante, aceptadaEn, pdfSha256 } = hechos;
  return {
    id: found.id,
    valida: isWhole(found),
    codigo,
    numero,
    aceptadaEn,
    firmante: masked(firmante.nombre),
    calidad: firmante.calidad,
    codigoComprobado: codigoPor(firmante) !== null,
    codigoPor: codigoPor(firmante),
    pdfSha256,
    evidenciaSha256: found.pdfSha256.toString('hex'),
    sello: found.sello.toString('base64'),
    clavePublica: found.publica.toString('base64'),
    marca: publicBrand(await (found.marca ? withLogo(db, found.marca) : brandOf(db, found))),
  };
}

function isWhole({ contenido, sello, publica, pdf, pdfSha256 }: Evidencia): boolean {
  return isSealedBy(publica, contenido, sello) && sha256Of(pdf).equals(pdfSha256);
}

/** `M••• Ñ•••` */
function masked(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}•••`)
    .join(' ');
}
