import { randomUUID } from 'node:crypto';
import type { BodyOf, calculos, facturas, ResponseOf } from '@vatio/contract/endpoints';
import { distribuidoraDe, isTarifa, parseCups, type Tarifa } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { countForeignCodesOfFile } from '../../platform/foreign-codes.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import { insertAuditoria } from '../auditoria/auditoria.repository.ts';
import { readF1 } from '../calculos/f1/f1.service.ts';
import { addPunto, puntoDe } from '../puntos-suministro/puntos-suministro.service.ts';
import { checkedAtr } from './comprobacion.ts';
import { insertFacturas, lockPuntosDeFacturas, type NuevaFactura } from './escritura.repository.ts';
import { entryOf } from './facturas.service.ts';

type FacturaAtr = ResponseOf<typeof calculos.f1>['facturas'][number];
type Guardadas = ResponseOf<typeof facturas.createF1>;
type ConCups = { readonly factura: FacturaAtr; readonly cups: string | undefined };

/**
 * Keeps the bills of a message of a distributor, or of a zip of them, on the supplies that the viewer sees. Bills of others are told
 * and left out, unless whoever sells says that those which nobody has are to be made, with the tariff and powers of their last bill.
 */
export async function createFacturasF1({
  db,
  viewer,
  files,
  body: { darDeAlta },
}: {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly files: readonly UploadedFile[];
  readonly body: BodyOf<typeof facturas.createF1>;
}): Promise<Guardadas> {
  const { facturas: leidas, rechazadas } = await readF1(files);
  const lote = randomUUID();
  const conCups = leidas.map((factura) => ({ factura, cups: cupsOf(factura) }));
  return db.transaction().execute(async (trx) => {
    const todos = [...new Set(conCups.flatMap(({ cups }) => cups ?? []))].sort();
    const antes = await lockPuntosDeFacturas(trx, viewer, todos);
    const altas = viewer.role === 'cliente' ? [] : suppliesOfUnknown(conCups, antes);
    const { nuevos, motivos } = await addPuntos(trx, viewer, darDeAlta === 'si' ? altas : []);
    const puntos = nuevos.length > 0 ? await lockPuntosDeFacturas(trx, viewer, todos) : antes;
    const nuevas: NuevaFactura[] = [];
    for (const { factura, cups } of conCups) {
      const clienteId = cups === undefined ? undefined : puntos.get(cups);
      if (cups === undefined || clienteId === undefined) {
        const motivo = motivos.get(cups ?? '') ?? motivoOf(factura, cups);
        rechazadas.push({ fichero: factura.codigo, motivo });
      } else {
        nuevas.push({ cups, clienteId, lote, creadaPor: viewer.id, ...rowOf(factura, cups) });
      }
    }
    const ids = await insertFacturas(trx, nuevas);
    if (ids.length > 0) {
      const despues = { filas: ids.length };
      await insertAuditoria(trx, { ...entryOf(viewer, lote), accion: 'importar', despues });
    }
    const porDarDeAlta = darDeAlta === 'si' ? [] : altas.map(({ cups }) => cups);
    const repetidas = nuevas.length - ids.length;
    return { guardadas: ids.length, repetidas, rechazadas, porDarDeAlta, suministrosNuevos: nuevos, lote };
  });
}

function cupsOf({ cups }: FacturaAtr): string | undefined {
  const leido = parseCups(cups ?? '');
  return leido.ok ? leido.value.cups : undefined;
}

type Suministro = { readonly cups: string; readonly tarifa: Tarifa; readonly potenciasKw: number[] };

/** Each supply that the viewer does not see, as its last bill says it; one of which no bill says enough is left out. */
function suppliesOfUnknown(
  conCups: readonly ConCups[],
  puntos: ReadonlyMap<string, string | null>,
): Suministro[] {
  const porFecha = conCups.toSorted((a, b) => (a.factura.hasta ?? '').localeCompare(b.factura.hasta ?? ''));
  const ultimos = new Map<string, Suministro>();
  for (const { factura, cups } of porFecha) {
    const suministro = supplyOf(factura);
    if (cups !== undefined && !puntos.has(cups) && suministro) ultimos.set(cups, { cups, ...suministro });
  }
  return [...ultimos.values()];
}

/** A bill of before June 2021 has a tariff that no supply has any more. */
function supplyOf({ tarifa, potenciasKw }: FacturaAtr): Omit<Suministro, 'cups'> | undefined {
  if (tarifa === null || !isTarifa(tarifa) || potenciasKw === null) return undefined;
  return { tarifa, potenciasKw: [...potenciasKw] };
}

const DE_OTRO =
  'Ya hay un punto de suministro con este CUPS. No está en tu cartera: habla con administración';

/** Makes those supplies; why one could not be made, because somebody else has it or its data cannot be, goes to its bills. */
async function addPuntos(trx: Db, viewer: Viewer, suministros: readonly Suministro[]) {
  const nuevos: string[] = [];
  const ajenos: string[] = [];
  const motivos = new Map<string, string>();
  for (const suministro of suministros) {
    const { cups } = suministro;
    try {
      const punto = await puntoDe(trx, viewer, suministro);
      if (await addPunto(trx, viewer, punto)) nuevos.push(cups);
      else ajenos.push(cups);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      motivos.set(cups, Object.values(error.problem.errors ?? {}).join('. ') || error.problem.title);
    }
  }
  await countForeignCodesOfFile(trx, viewer, ajenos);
  for (const cups of ajenos) motivos.set(cups, DE_OTRO);
  return { nuevos, motivos };
}

function motivoOf(factura: FacturaAtr, leido: string | undefined): string {
  if (leido === undefined)
    return factura.cups === null ? 'No dice de qué CUPS es' : `${factura.cups} no es un CUPS`;
  const falta = supplyOf(factura) ? '' : ', y la factura no dice su tarifa y sus potencias';
  return `El suministro ${leido} no está en tu cartera${falta}`;
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
