import { Readable } from 'node:stream';
import type { BodyOf, facturas, ResponseOf } from '@vatio/contract/endpoints';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import { type Brand, brandOf } from '../../platform/brand/brand.repository.ts';
import { companyName } from '../../platform/brand/small-print.ts';
import type { Db } from '../../platform/database.ts';
import { problem } from '../../platform/problems.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { addIncidencia } from '../incidencias/incidencias.service.ts';
import { asuntoOf, claimText } from './claim-text.ts';
import { lockFactura } from './escritura.repository.ts';
import { readFactura } from './facturas.service.ts';
import { printCarta } from './pdf/print-carta.ts';

type Claim = ResponseOf<typeof facturas.claimText>;

/** What the house would write of a bill, in the name of its brand. */
export async function readClaim(db: Db, viewer: Viewer, id: string): Promise<Claim> {
  const factura = await readFactura(db, viewer, id);
  return claimOf(factura, await brandOfFactura(db, factura));
}

function claimOf(factura: facturas.Factura, marca: Brand): Claim {
  return { asunto: asuntoOf(factura), texto: claimText(factura, companyName(marca)) };
}

function brandOfFactura(db: Db, { cliente }: facturas.Factura): Promise<Brand> {
  return brandOf(db, { clienteId: cliente?.id ?? null });
}

/** Claims a bill: an issue of its client holds what is claimed and how it goes on. */
export async function claimFactura({
  db,
  viewer,
  id,
  body: { texto },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly body: BodyOf<typeof facturas.claim>;
}): Promise<facturas.Factura> {
  const { id: facturaId } = await readFactura(db, viewer, id);
  return db.transaction().execute(async (trx) => {
    await lockFactura(trx, facturaId);
    const factura = await readFactura(trx, viewer, facturaId);
    if (factura.incidencia !== null) throw alreadyClaimed(factura.incidencia);
    if (factura.cliente === null) {
      const title = 'El suministro no tiene cliente: ponle uno, y reclama después';
      throw problem({ code: 'factura-sin-cliente', status: 409, title });
    }
    const asunto = asuntoOf(factura).slice(0, 150);
    await addIncidencia(trx, viewer, { clienteId: factura.cliente.id, asunto, texto, facturaId });
    return readFactura(trx, viewer, facturaId);
  });
}

function alreadyClaimed(incidencia: NonNullable<facturas.Factura['incidencia']>) {
  return problem({
    code: 'factura-ya-reclamada',
    status: 409,
    title: `La factura ya está reclamada en la incidencia ${incidencia.codigo}`,
    extra: { datos: { incidencia } },
  });
}

/** The letter of the claim under the brand of its client. */
export async function deliverLetter({
  db,
  viewer,
  id,
  reply,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly id: string;
  readonly reply: FastifyReply;
}): Promise<FastifyReply> {
  const factura = await readFactura(db, viewer, id);
  const marca = await brandOfFactura(db, factura);
  const pdf = await printCarta({ ...claimOf(factura, marca), factura, fecha: new Date(), marca });
  const nombre = `Reclamacion_${(factura.numero ?? factura.cups).replace(/[^\w-]+/g, '-')}.pdf`;
  return deliverFile({
    db,
    peticion: { viewer, reply },
    salida: { entidad: 'factura', entidadId: factura.id, despues: { formato: 'carta' } },
    exportFile: { tipo: 'application/pdf', nombre, contenido: Readable.from([pdf]) },
  });
}
