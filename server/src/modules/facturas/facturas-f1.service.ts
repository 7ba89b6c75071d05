import { randomUUID } from 'node:crypto';
import type { calculos, facturas, ResponseOf } from '@vatio/contract/endpoints';
import { distribuidoraDe, parseCups } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { readF1 } from '../calculos/f1/f1.service.ts';
import { checkedAtr } from './comprobacion.ts';
import { insertFacturas, lockPuntosDeFacturas, type NuevaFactura } from './escritura.repository.ts';
import { entryOf } from './facturas.service.ts';

type FacturaAtr = ResponseOf<typeof calculos.f1>['facturas'][number];
type Guardadas = ResponseOf<typeof facturas.createF1>;

/**
 * Keeps the bills of a message of a distributor, or of a zip of them, on the supplies that the viewer sees. A message does not
 * say enough of a supply to make it, so that bills of others are told and left out.
 */
export async function createFacturasF1(
  db: Db,
  viewer: Viewer,
  files: readonly UploadedFile[],
): Promise<Guardadas> {
  const { facturas: leidas, rechazadas } = await readF1(files);
  const lote = randomUUID();
  const conCups = leidas.map((factura) => ({ factura, cups: cupsOf(factura) }));
  return db.transaction().execute(async (trx) => {
    const todos = new Set(conCups.flatMap(({ cups }) => cups ?? []));
    const puntos = await lockPuntosDeFacturas(trx, viewer, [...todos]);
    const nuevas: NuevaFactura[] = [];
    for (const { factura, cups } of conCups) {
      const clienteId = cups === undefined ? undefined : puntos.get(cups);
      if (cups === undefined || clienteId === undefined) {
        rechazadas.push({ fichero: factura.codigo, motivo: motivoOf(factura, cups) });
      } else {
        nuevas.push({ cups, clienteId, lote, creadaPor: viewer.id, ...rowOf(factura, cups) });
      }
    }
    const ids = await insertFacturas(trx, nuevas);
    if (ids.length > 0) {
      const despues = { filas: ids.length };
      await insertAuditoria(trx, { ...entryOf(viewer, lote), accion: 'importar', despues });
    }
    return { guardadas: ids.length, repetidas: nuevas.length - ids.length, rechazadas, lote };
  });
}

function cupsOf({ cups }: FacturaAtr): string | undefined {
  const leido = parseCups(cups ?? '');
  return leido.ok ? leido.value.cups : undefined;
}

function motivoOf({ cups }: FacturaAtr, leido: string | undefined): string {
  if (leido !== undefined)
    return `El suministro ${leido} no está en tu cartera: dalo de alta y vuelve a traerla`;
  return cups === null ? 'No dice de qué CUPS es' : `${cups} no es un CUPS`;
}

function rowOf(factura: FacturaAtr, cups: string) {
  const { calculadoEur, contrastes, avisos, ...comprobacion } = checkedAtr(factura);
  const prefijo = cups.slice(2, 6);
  return {
    fuente: 'f1',
    comercializadora: distribuidoraDe(prefijo)?.nombre ?? null,
    numero: factura.codigo === '' ? null : factura.codigo,
    tipo: factura.tipo,
    rectifica: factura.rectifica,
    tarifa: factura.tarifa,
    desde: factura.desde,
    hasta: factura.hasta,
    fechaFactura: factura.fecha,
    totalEur: factura.totalEur,
    calculadoEur,
    ...comprobacion,
    contrastes: JSON.stringify(contrastes),
    avisos: JSON.stringify(avisos),
    lineas: null,
    datos: null,
  } satisfies Partial<NuevaFactura>;
}
