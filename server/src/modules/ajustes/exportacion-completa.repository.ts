import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { SheetColumn } from '../../platform/sheet/column.ts';
import { walkRows } from '../../platform/sheet/cursor.ts';

export type DocumentoDeTodo = {
  readonly id: string;
  readonly entidad: string;
  readonly entidadId: string;
  readonly nombre: string;
  readonly sha256: Buffer;
};

/** Every document of the house; only an administrator asks. */
export async function documentosDeTodo(db: Db): Promise<DocumentoDeTodo[]> {
  const { rows } = await sql<DocumentoDeTodo>`
    select id, entidad, entidad_id, nombre, sha256 from documento where borrado_en is null
    order by entidad, entidad_id, creado_en, id
  `.execute(db);
  return rows;
}

type Consumo = {
  readonly cups: string;
  readonly desde: string;
  readonly hasta: string;
  readonly fuente: string;
  readonly activaKwh: readonly number[];
  readonly maximetroKw: readonly number[];
};

const PERIODOS = [1, 2, 3, 4, 5, 6];

/** The columns and the rows of the consumption of every supply point, P1 to P6. */
export function consumosDeTodo(
  db: Db,
): [columnas: readonly SheetColumn<Consumo>[], lotes: AsyncIterable<readonly Consumo[]>] {
  const filas = sql<Consumo>`select cups, desde, hasta, fuente, activa_kwh, maximetro_kw from consumo`;
  return [
    [
      { titulo: 'CUPS', celda: ({ cups }) => cups },
      { titulo: 'Desde', celda: ({ desde }) => ({ fecha: desde }) },
      { titulo: 'Hasta', celda: ({ hasta }) => ({ fecha: hasta }) },
      { titulo: 'Fuente', celda: ({ fuente }) => fuente },
      ...PERIODOS.map((n) => ({
        titulo: `P${n} (kWh)`,
        celda: ({ activaKwh }: Consumo) => activaKwh[n - 1] ?? null,
      })),
      ...PERIODOS.map((n) => ({
        titulo: `Maxímetro P${n} (kW)`,
        celda: ({ maximetroKw }: Consumo) => maximetroKw[n - 1] ?? null,
      })),
    ],
    walkRows(db, { filas, orden: sql`cups, hasta, desde` }),
  ];
}
