import type pg from 'pg';

/** A day of a series as the database has it, with a date as a text. */
export type FilaDeSerie = {
  readonly serie: string;
  readonly dia: string;
  readonly version: number;
  readonly resolucion: 15 | 60;
  readonly valores: readonly (number | null)[];
};

/** Makes the partitions of the months that lack one. */
export async function openMonths(client: pg.Client, dias: readonly string[]): Promise<void> {
  const meses = [...new Set(dias.map((dia) => `${dia.slice(0, 7)}-01`))];
  for (const mes of meses) await client.query('SELECT abrir_mes_de_mercado($1)', [mes]);
}

/** The last revision of each of these days, of the version that is being imported. */
export async function findStored(
  client: pg.Client,
  dias: readonly FilaDeSerie[],
): Promise<(FilaDeSerie & { readonly revision: number })[]> {
  const { rows } = await client.query(
    `SELECT DISTINCT ON (v.serie, v.dia, v.version)
      v.serie, v.dia::text AS dia, v.version, v.revision, v.resolucion, v.valores
    FROM unnest($1::text[], $2::date[], $3::smallint[]) AS n (serie, dia, version)
    JOIN valor_de_mercado v USING (serie, dia, version)
    ORDER BY v.serie, v.dia, v.version, v.revision DESC`,
    columnsOf(dias),
  );
  return rows;
}

export async function insertDias(
  client: pg.Client,
  dias: readonly (FilaDeSerie & { readonly revision: number })[],
): Promise<void> {
  await client.query(
    `INSERT INTO valor_de_mercado (serie, dia, version, revision, resolucion, valores)
    SELECT n.serie, n.dia, n.version, n.revision, n.resolucion, n.valores::double precision[]
    FROM unnest($1::text[], $2::date[], $3::smallint[], $4::smallint[], $5::smallint[], $6::text[])
      AS n (serie, dia, version, revision, resolucion, valores)`,
    [
      ...columnsOf(dias),
      dias.map(({ revision }) => revision),
      dias.map(({ resolucion }) => resolucion),
      dias.map(({ valores }) => `{${valores.map((valor) => valor ?? 'NULL').join()}}`),
    ],
  );
}

function columnsOf(dias: readonly FilaDeSerie[]) {
  return [dias.map(({ serie }) => serie), dias.map(({ dia }) => dia), dias.map(({ version }) => version)];
}
