import { Readable } from 'node:stream';
import type { facturas } from '@vatio/contract/endpoints';
import { type LeyDelMes, savedInFactura, sumAhorros } from '@vatio/domain';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../../platform/access-token.ts';
import { brandOf } from '../../platform/brand/brand.repository.ts';
import type { Db } from '../../platform/database.ts';
import { invalidData, notFound } from '../../platform/problems.ts';
import { deliverFile } from '../auditoria/exportacion.service.ts';
import { entradaDe } from '../calculos/factura.service.ts';
import { leyDelMes } from '../normas/normas.service.ts';
import {
  type Cuales,
  type FacturaDelAnio,
  listClientesDelAhorro,
  listFacturasDelAnio,
} from './ahorro.repository.ts';
import { printAhorro } from './pdf/print-ahorro.ts';

type Ahorro = facturas.Ahorro;
type Contada = Ahorro['suministros'][number]['facturas'][number];

/** What the bills of a year have saved, each set beside what it would have come to before the study of its contract. */
export async function readAhorro(db: Db, viewer: Viewer, cuales: Cuales): Promise<Ahorro> {
  if (viewer.role !== 'cliente' && cuales.cliente === undefined)
    throw invalidData({ cliente: 'Di de qué cliente' });
  const [cliente, ...demas] = await listClientesDelAhorro(db, viewer, cuales.cliente);
  if (cliente === undefined) throw notFound();
  const ley = await leyDelMes(db);
  const contadas: { factura: FacturaDelAnio; contada: Contada }[] = [];
  const sinCuenta: Ahorro['sinCuenta'] = [];
  for (const factura of await listFacturasDelAnio(db, viewer, cuales)) {
    const contada = countFactura(factura, ley);
    if (typeof contada === 'string')
      sinCuenta.push({ ...namesOf(factura), cups: factura.cups, motivo: contada });
    else contadas.push({ factura, contada });
  }
  return {
    anio: cuales.anio,
    cliente: demas.length === 0 ? cliente : null,
    suministros: byCups(contadas),
    total: sumAhorros(contadas.map(({ contada }) => contada)),
    sinCuenta,
  };
}

function namesOf({ id, numero, desde, hasta }: FacturaDelAnio) {
  return { id, numero, desde, hasta };
}

/** A bill with what it has saved, or why that is not known. */
function countFactura(factura: FacturaDelAnio, ley: LeyDelMes): Contada | string {
  const { tipo, datos, estudio, totalEur } = factura;
  if (factura.corregida) return 'Otra factura la anula o la sustituye';
  if (tipo !== 'N' && datos.rectifica?.modo !== 'sustitucion') return 'Corrige otra factura';
  if (!factura.conContrato) return 'Ningún contrato activo cubre todos sus días';
  if (estudio === null) return 'Su contrato no viene de un estudio: no se sabe qué se pagaba antes';
  const ahorro = savedInFactura({ ...entradaDe(datos), ley }, totalEur, estudio);
  return ahorro.ok ? { ...namesOf(factura), ...ahorro.value } : ahorro.issue.message;
}

function byCups(contadas: readonly { factura: FacturaDelAnio; contada: Contada }[]): Ahorro['suministros'] {
  return [...new Set(contadas.map(({ factura }) => factura.cups))].map((cups) => {
    const suyas = contadas.filter(({ factura }) => factura.cups === cups);
    // A supply may have had two contracts in a year: the last one says what is being saved now.
    const estudio = suyas.at(-1)?.factura.estudio;
    const filas = suyas.map(({ contada }) => contada);
    return {
      cups,
      estudio: estudio ? { fecha: estudio.fecha, ahorroAnualEur: estudio.ahorroAnualEur } : null,
      facturas: filas,
      total: sumAhorros(filas),
    };
  });
}

/** The same on paper, under the brand of the client. */
export async function deliverAhorro({
  db,
  viewer,
  cuales,
  reply,
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly cuales: Cuales;
  readonly reply: FastifyReply;
}): Promise<FastifyReply> {
  const ahorro = await readAhorro(db, viewer, cuales);
  const [cliente] = await listClientesDelAhorro(db, viewer, cuales.cliente);
  const marca = await brandOf(db, { clienteId: cliente?.id ?? null });
  const pdf = await printAhorro({ ahorro, fecha: new Date(), marca });
  return deliverFile({
    db,
    peticion: { viewer, reply },
    salida: { entidad: 'cliente', entidadId: cliente?.id ?? '', despues: { formato: 'informe-de-ahorro' } },
    exportFile: {
      tipo: 'application/pdf',
      nombre: `Ahorro_${cuales.anio}.pdf`,
      contenido: Readable.from([pdf]),
    },
  });
}
