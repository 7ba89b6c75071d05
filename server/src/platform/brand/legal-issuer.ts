import type { Db } from '../database.ts';
import { problem } from '../problems.ts';
import { brandOf } from './brand.repository.ts';
import type { Issuer } from './small-print.ts';

/**
 * What makes a brand the issuer of a document: its name by law, its NIF, its address (art. 10 of Ley 34/2002) and whom to
 * write to about personal data (art. 13 of the GDPR). Each with the words by which its absence is told.
 */
const OF_ISSUER = {
  razonSocial: 'la razón social',
  cif: 'el NIF de la empresa',
  direccion: 'la dirección',
  contactoDatos: 'el contacto de protección de datos',
} as const satisfies Partial<Record<keyof Issuer, string>>;

type OfIssuer = keyof typeof OF_ISSUER;

export function missingOfIssuer(issuer: Pick<Issuer, OfIssuer>): OfIssuer[] {
  return (Object.keys(OF_ISSUER) as OfIssuer[]).filter((field) => (issuer[field] ?? '').trim() === '');
}

/** Nothing goes out to a client unless it can say which company sends it and who attends to them. */
export async function requireLegalIssuer(
  db: Db,
  { clienteId, comercialId }: { readonly clienteId: string; readonly comercialId: string | null },
): Promise<void> {
  const { id, nombre, ...brand } = await brandOf(db, { clienteId, comercialId });
  const ofBrand = missingOfIssuer(brand);
  const noSeller = comercialId === null;
  if (ofBrand.length === 0 && !noSeller) return;
  const told = [
    ...ofBrand.map((field) => OF_ISSUER[field]),
    ...(noSeller ? ['el comercial del cliente'] : []),
  ];
  const where = [
    ofBrand.length > 0 && `Los datos de la marca ${nombre} se escriben en Ajustes`,
    noSeller && 'El comercial se elige en la ficha del cliente',
  ];
  throw problem({
    code: 'faltan-datos-de-la-casa',
    status: 409,
    title: `No se puede enviar: falta ${told.join(', ').replace(/, ([^,]*)$/, ' y $1')}`,
    extra: {
      detail: where.filter(Boolean).join('. '),
      datos: {
        faltan: [...ofBrand, ...(noSeller ? ['comercial'] : [])],
        marca: { id, nombre },
        cliente: { id: clienteId },
      },
    },
  });
}
