import type { comerciales, ResponseOf } from '@vatio/contract/endpoints';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

type EnMarcha = ResponseOf<typeof comerciales.previewTraspaso>;

/** Deleted clients count too, because they may be restored. */
const POR_CUIDAR = sql<SqlBool>`datos_bloqueados_en is null and fusionado_en_id is null`;

/** What a representative has that somebody else would have to look after. */
export async function readRunning(db: Db, id: string): Promise<EnMarcha> {
  const { rows } = await sql<EnMarcha>`
    select
      (select count(*)::int from cliente where comercial_id = ${id} and ${POR_CUIDAR}) as clientes,
      (select count(*)::int from punto_suministro where comercial_id = ${id} and cliente_id is null)
        as puntos_sin_cliente,
      (select count(*)::int from propuesta
        where comercial_id = ${id} and borrado_en is null and estado in ('borrador', 'enviada', 'vista'))
        as propuestas_abiertas,
      (select count(*)::int from contrato
        where comercial_id = ${id} and borrado_en is null and comercial = 'borrador') as contratos_en_borrador,
      (select count(*)::int from contrato where comercial_id = ${id} and atr = 'activado') as contratos_activos,
      (select count(*)::int from comercial where responsable_id = ${id} and baja is null) as equipo
  `.execute(db);
  return rows[0]!;
}

const ABIERTAS = ['borrador', 'enviada', 'vista'] as const;

/** Whether a handover of this portfolio is under way. */
export async function hasHandover(db: Db, de: string): Promise<boolean> {
  const { rows } = await sql`
    select from operacion
    where tipo = 'traspaso' and estado in ('en-cola', 'en-marcha') and detalle->>'de' = ${de} limit 1
  `.execute(db);
  return rows.length > 0;
}

type Que = { readonly propuestas: boolean; readonly contratos: boolean; readonly equipo: boolean };

/** All that goes along, clients first and points without a client included. */
export async function listTraspasables(db: Db, de: string, { propuestas, contratos, equipo }: Que) {
  const clientes = db
    .selectFrom('cliente')
    .select('id')
    .where('comercialId', '=', de)
    .where(POR_CUIDAR)
    .orderBy('id');
  const puntos = db
    .selectFrom('puntoSuministro')
    .select('cups as id')
    .where('comercialId', '=', de)
    .where('clienteId', 'is', null)
    .orderBy('cups');
  const abiertas = db
    .selectFrom('propuesta')
    .select('id')
    .where('comercialId', '=', de)
    .where('borradoEn', 'is', null)
    .where('estado', 'in', ABIERTAS)
    .orderBy('id');
  const borradores = db
    .selectFrom('contrato')
    .select('id')
    .where('comercialId', '=', de)
    .where('borradoEn', 'is', null)
    .where('comercial', '=', 'borrador')
    .orderBy('id');
  const suyos = db
    .selectFrom('comercial')
    .select('id')
    .where('responsableId', '=', de)
    .where('baja', 'is', null)
    .orderBy('id');
  return {
    cliente: await clientes.execute(),
    'punto-suministro': await puntos.execute(),
    propuesta: propuestas ? await abiertas.execute() : [],
    contrato: contratos ? await borradores.execute() : [],
    comercial: equipo ? await suyos.execute() : [],
  };
}

/** The table and column that hold each thing's owner. */
const DONDE = {
  propuesta: { tabla: sql.table('propuesta'), clave: sql.ref('id'), dueno: sql.ref('comercial_id') },
  contrato: { tabla: sql.table('contrato'), clave: sql.ref('id'), dueno: sql.ref('comercial_id') },
  comercial: { tabla: sql.table('comercial'), clave: sql.ref('id'), dueno: sql.ref('responsable_id') },
  'punto-suministro': {
    tabla: sql.table('punto_suministro'),
    clave: sql.ref('cups'),
    dueno: sql.ref('comercial_id'),
  },
} as const;
export type Pasable = keyof typeof DONDE;

/** The owner of a thing, locked until the transaction ends. */
export async function lockDueno(
  db: Db,
  entidad: Pasable,
  id: string,
): Promise<{ readonly duenoId: string | null; readonly version: number } | undefined> {
  const { tabla, clave, dueno } = DONDE[entidad];
  const { rows } = await sql<{ duenoId: string | null; version: number }>`
    select ${dueno} as dueno_id, version from ${tabla} where ${clave} = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Changes the owner of a locked thing. */
export async function updateDueno({
  db,
  entidad,
  id,
  duenoId,
}: {
  readonly db: Db;
  readonly entidad: Pasable;
  readonly id: string;
  readonly duenoId: string | null;
}): Promise<void> {
  const { tabla, clave, dueno } = DONDE[entidad];
  await sql`update ${tabla} set ${dueno} = ${duenoId}, version = version + 1 where ${clave} = ${id}`.execute(
    db,
  );
}
