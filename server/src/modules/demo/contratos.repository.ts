import type { TarifaDeSuministro } from '@vatio/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { REGLAS } from './datos/contratos.ts';

export type PuntoContratable = {
  readonly cups: string;
  readonly clienteId: string;
  readonly comercialId: string | null;
  readonly tarifa: TarifaDeSuministro;
  readonly zona: string;
  readonly potenciasKw: number[];
  readonly consumoAnualKwh: number | null;
};

export async function puntosContratables(db: Db): Promise<PuntoContratable[]> {
  const { rows } = await sql<PuntoContratable>`
    select cups, cliente_id, comercial_id, tarifa, zona, potencias_kw, consumo_anual_kwh
    from punto_suministro where cliente_id is not null and tarifa is not null order by cups
  `.execute(db);
  return rows;
}

/** A client of that name, with the place of one of their supplies; undefined where there is none. */
export async function sitioDe(db: Db, nombre: string) {
  return db
    .selectFrom('cliente as c')
    .innerJoin('puntoSuministro as p', 'p.clienteId', 'c.id')
    .select(['c.id as clienteId', 'p.direccion', 'p.codigoPostal', 'p.municipio', 'p.provincia'])
    .where('c.nombre', '=', nombre)
    .orderBy('p.cups')
    .executeTakeFirst();
}

export type VersionDemo = {
  readonly id: string;
  readonly productoId: string;
  readonly comercializadora: string;
  readonly tarifa: TarifaDeSuministro;
  readonly zonas: string[];
  readonly duracionMeses: number;
  readonly permanencia: boolean;
  readonly desde: string;
  readonly hasta: string | null;
  readonly energiaEurKwh: number[];
  readonly potenciaEurKwAnio: number[];
  /** Of gas alone. */
  readonly fijoEurMes: number | null;
  readonly feeMaximo: number;
};

/** Only versions with every price can be sold. */
export async function versionesDemo(db: Db): Promise<VersionDemo[]> {
  const filas = await db
    .selectFrom('productoVersion as v')
    .innerJoin('producto as p', 'p.id', 'v.productoId')
    .select(['v.id', 'v.productoId', 'v.desde', 'v.hasta', 'v.condiciones'])
    .select(['p.comercializadora', 'p.tarifa', 'p.zonas', 'p.duracionMeses', 'p.permanencia'])
    .orderBy('p.comercializadora')
    .orderBy('p.nombre')
    .orderBy('v.desde')
    .execute();
  return filas.flatMap(({ condiciones, ...fila }) => {
    const { fijoEurMes = null, variableEurKwh = null } = condiciones;
    const energia = condiciones.energiaEurKwh ?? (variableEurKwh === null ? [] : [variableEurKwh]);
    const potencia = condiciones.potenciaEurKwAnio;
    if ([...energia, ...potencia].includes(null)) return [];
    return [
      {
        ...fila,
        energiaEurKwh: energia.filter((precio) => precio !== null),
        potenciaEurKwAnio: potencia.filter((precio) => precio !== null),
        fijoEurMes,
        feeMaximo: condiciones.feeEnergiaEurMwh.maximo,
      },
    ];
  });
}

/** Inserts the rules, in force from that day, and the default plan of shares. */
export async function insertReglas(db: Db, reglas: typeof REGLAS, desde: string): Promise<void> {
  const productos = await db.selectFrom('producto').select(['id', 'nombre']).execute();
  await db
    .insertInto('reglaComision')
    .values(
      reglas.map(({ producto, reparto, ...regla }) => ({
        ...regla,
        productoId: productos.find(({ nombre }) => nombre === producto)?.id ?? null,
        reparto: reparto ? [...reparto] : null,
        desde,
      })),
    )
    .execute();
  await db
    .updateTable('planComision')
    .set({ reparto: [70, 10, 5] })
    .where('porDefecto', '=', true)
    .execute();
  await db
    .insertInto('planComision')
    .values({ nombre: 'Sénior', reparto: [80, 8, 4] })
    .execute();
}
