import { sql } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { isUuid } from '../../platform/uuid.ts';
import { clienteVisible, puntoVisible } from '../cartera/visibilidad.repository.ts';
import { AJENO, type Ajeno, CON_AJENO } from './contrato-ajeno.repository.ts';
import { CON_LO_DE_FUERA, DE_FUERA, FILA, type FilaPunto } from './fila-punto.repository.ts';
import type { DatosSips } from './tables.ts';

export type FilaFicha = FilaPunto & {
  frontera: string | null;
  uso: 'vivienda' | 'otros';
  tipoMedida: 1 | 2 | 3 | 4 | 5;
  cnae: string | null;
  derechosExtensionKw: number | null;
  alquilerEurMes: number | null;
  version: number;
  actualizadoEn: string;
  sipsFormato: string | null;
  sipsDatos: DatosSips | null;
  curvaDesde: string | null;
  curvaHasta: string | null;
  curvaResolucion: number | null;
  contratoAjeno: Ajeno | null;
};

export async function findFicha(db: Db, viewer: Viewer, cups: string): Promise<FilaFicha | undefined> {
  return (await findFichas(db, viewer, [cups]))[0];
}

/** The sheets of those points that the viewer sees, in the order of their CUPS in the question. */
export async function findFichas(db: Db, viewer: Viewer, cups: readonly string[]): Promise<FilaFicha[]> {
  const { rows } = await sql<FilaFicha>`
    select ${FILA}, ${DE_FUERA}, p.frontera, p.uso, p.tipo_medida, p.cnae, p.derechos_extension_kw,
      p.alquiler_eur_mes, p.version, p.actualizado_en, f.formato as sips_formato, f.datos as sips_datos,
      d.desde as curva_desde, d.hasta as curva_hasta, d.resolucion as curva_resolucion,
      ${AJENO} as contrato_ajeno
    from punto_suministro p
      ${CON_LO_DE_FUERA}
      ${CON_AJENO}
      left join ficha_sips f on f.cups = p.cups
      left join lateral (
        select min(dia) as desde, max(dia) as hasta, min(resolucion) as resolucion
        from curva_dia where cups = p.cups and magnitud = 'activa' and instalacion = 0
      ) d on true
    where p.cups = any(${[...cups]}::text[]) and ${puntoVisible(viewer)}
    order by array_position(${[...cups]}::text[], p.cups collate "default")
  `.execute(db);
  return rows;
}

export type CambiosPunto = Partial<
  Pick<
    Tables['puntoSuministro'],
    | 'clienteId'
    | 'direccion'
    | 'codigoPostal'
    | 'municipio'
    | 'provincia'
    | 'cnae'
    | 'derechosExtensionKw'
    | 'alquilerEurMes'
    | 'tarifa'
    | 'codigoTarifa'
  >
> & {
  zona?: FilaFicha['zona'] & ('peninsula' | 'baleares' | 'canarias' | 'ceuta' | 'melilla');
  uso?: FilaFicha['uso'];
  tipoMedida?: FilaFicha['tipoMedida'];
  potenciasKw?: number[];
};

type NuevoPunto = CambiosPunto & { cups: string; frontera: string | null; distribuidora: string };

/** False when the CUPS exists already. The point belongs to the representative who brings it in. */
export async function insertPunto(db: Db, viewer: Viewer, punto: NuevoPunto): Promise<boolean> {
  const propio = await db
    .selectFrom('comercial')
    .select('id')
    .where('usuarioId', '=', viewer.id)
    .executeTakeFirst();
  const added = await db
    .insertInto('puntoSuministro')
    .values({ ...punto, comercialId: propio?.id ?? null })
    .onConflict((conflict) => conflict.column('cups').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Updates the version that was read; false when it is no longer the current one. */
export async function updatePunto({
  db,
  cups,
  version,
  cambios,
}: {
  readonly db: Db;
  readonly cups: string;
  readonly version: number;
  readonly cambios: CambiosPunto;
}): Promise<boolean> {
  const updated = await db
    .updateTable('puntoSuministro')
    .set({ ...cambios, version: version + 1, actualizadoEn: new Date() })
    .where('cups', '=', cups)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** False when measures have come for the point; it fails where contracts or tasks refer to it. */
export async function deletePunto(db: Db, cups: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from punto_suministro p where p.cups = ${cups} and p.sips_fecha is null
      and not exists (select from curva_dia d where d.cups = p.cups)
  `.execute(db);
  return numAffectedRows === 1n;
}

export async function isClienteVisible(db: Db, viewer: Viewer, clienteId: string): Promise<boolean> {
  if (!isUuid(clienteId)) return false;
  const { rows } = await sql`
    select 1 from cliente c where c.id = ${clienteId} and ${clienteVisible(viewer)}
  `.execute(db);
  return rows.length === 1;
}

export async function isPuntoVisible(db: Db, viewer: Viewer, cups: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from punto_suministro p where p.cups = ${cups} and ${puntoVisible(viewer)}
  `.execute(db);
  return rows.length === 1;
}
