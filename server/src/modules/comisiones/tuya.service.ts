import { type CasoComision, calculateComision, type Parte } from '@vatio/domain';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import { findVendedores, reglasDelDominio, type Vendedor } from './calculo.repository.ts';
import { parteDe } from './comisiones.service.ts';

/** A sale with its frozen parts or, before they are frozen, with what the rules need. */
type Venta = {
  readonly comercialId: string | null;
  readonly partes: readonly Parte[] | null;
  readonly caso: CasoComision;
};

/** An offer that has not been accepted: several supplies, paid by the rules of the day. */
export type Oferta = {
  readonly comercialId: string | null;
  readonly casos: readonly Omit<CasoComision, 'fecha'>[] | null;
};

export type LectorDeTuya = { readonly comercialId: string | null; readonly de: (venta: Venta) => number };

/** The line of a sale has this many levels at most, as in the database's query. */
const NIVELES = 8;

/**
 * Makes a reader of a representative's own part of any number of sales, which reads rules, teams and plans
 * once. Nobody else has a part.
 */
export async function lectorDeTuya(db: Db, viewer: Viewer): Promise<LectorDeTuya | undefined> {
  if (viewer.role !== 'comercial') return undefined;
  const [reglas, vendedores] = await Promise.all([reglasDelDominio(db), findVendedores(db)]);
  const porId = new Map(vendedores.map((vendedor) => [vendedor.id, vendedor]));
  const comercialId = vendedores.find(({ usuarioId }) => usuarioId === viewer.id)?.id ?? null;
  return {
    comercialId,
    de: (venta) => {
      if (venta.partes !== null) return parteDe({ partes: venta.partes }, comercialId);
      const linea = lineaDesde(venta.comercialId, porId);
      if (!linea.some(({ id }) => id === comercialId)) return 0;
      const repartoDelPlan = linea[0]?.reparto ?? [];
      return parteDe(calculateComision({ reglas, caso: venta.caso, linea, repartoDelPlan }), comercialId);
    },
  };
}

/** The reader's own part of an offer, to the cent. */
export function tuyaDeOferta(lector: LectorDeTuya, { comercialId, casos }: Oferta, fecha: string): number {
  const partes = (casos ?? []).map((caso) =>
    lector.de({ comercialId, partes: null, caso: { ...caso, fecha } }),
  );
  return Math.round(partes.reduce((suma, parte) => suma + parte, 0) * 100) / 100;
}

function lineaDesde(id: string | null, porId: ReadonlyMap<string, Vendedor>): Vendedor[] {
  const linea: Vendedor[] = [];
  let siguiente = id === null ? undefined : porId.get(id);
  while (siguiente !== undefined && linea.length < NIVELES) {
    linea.push(siguiente);
    siguiente = siguiente.responsableId === null ? undefined : porId.get(siguiente.responsableId);
  }
  return linea;
}

/** Adds up amounts of money, €, by a key of theirs, each rounded to its cents first. */
export function sumEurByKey<Row, Key>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => Key,
  eurOf: (row: Row) => number,
): ReadonlyMap<Key, number> {
  const cents = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    cents.set(key, (cents.get(key) ?? 0) + Math.round(eurOf(row) * 100));
  }
  return new Map([...cents].map(([key, sum]) => [key, sum / 100]));
}
