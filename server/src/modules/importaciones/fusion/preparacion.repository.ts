import type pg from 'pg';

/**
 * The staging tables hold what the files say: one row per row read, one per supply point and day for curves,
 * and one per run of rows of a point for histories of consumption.
 */
const CARGAS = {
  carga_punto: `
    cups text COLLATE "C" NOT NULL, frontera text, distribuidora text, distribuidora_nombre text, codigo_postal text,
    municipio text, provincia text, codigo_tarifa text, tarifa text, zona text, uso text, tipo_medida smallint,
    potencias_kw double precision[] NOT NULL, cnae text, derechos_extension_kw double precision,
    fecha date NOT NULL, formato text NOT NULL, datos jsonb NOT NULL`,
  carga_consumo: `
    cups text COLLATE "C" NOT NULL, desde date NOT NULL, hasta date NOT NULL, codigo_tarifa text, tipo_lectura text,
    activa_kwh double precision[] NOT NULL, reactiva_kvarh double precision[] NOT NULL,
    capacitiva_kvarh double precision[], maximetro_kw double precision[] NOT NULL`,
  carga_historia: `
    cups text COLLATE "C" NOT NULL, en_orden boolean NOT NULL, anual_kwh double precision`,
  carga_curva: `
    cups text COLLATE "C" NOT NULL, magnitud text NOT NULL, instalacion smallint NOT NULL, dia date NOT NULL,
    resolucion smallint NOT NULL, intervalos smallint NOT NULL, wh bytea NOT NULL, estimados bytea,
    lecturas int NOT NULL, filas int NOT NULL, principal boolean NOT NULL`,
} as const;

export type Carga = keyof typeof CARGAS;

/** The merge's own notes, which each attempt begins with empty tables. */
const APUNTES = `
  -- The supply points of the files: whether they are known already, and whether they are somebody else's.
  CREATE TEMP TABLE tocado (cups text COLLATE "C" PRIMARY KEY, existe boolean, ajeno boolean)
    ON COMMIT DELETE ROWS;
  -- The points whose consumption the files bring: whether it comes in one run and in order, and then kWh a year; and
  -- whether there was none yet.
  CREATE TEMP TABLE historia (
    cups text COLLATE "C" PRIMARY KEY, limpia boolean, anual_kwh double precision, nueva boolean
  ) ON COMMIT DELETE ROWS;
  -- Those whose yearly consumption is still to be worked out.
  CREATE TEMP TABLE recalculo (cups text COLLATE "C" PRIMARY KEY) ON COMMIT DELETE ROWS;
  -- The days of curve being merged, and those that were already there with the new readings over the old ones.
  CREATE TEMP TABLE pieza (LIKE carga_curva) ON COMMIT DELETE ROWS;
  CREATE TEMP TABLE superpuesto (
    cups text COLLATE "C", magnitud text, instalacion smallint, dia date, resolucion smallint, wh bytea,
    estimados bytea, nuevas int, cambiadas int, principal boolean
  ) ON COMMIT DELETE ROWS;
`;

/**
 * Makes the staging tables. They are temporary, so they go with the connection whatever becomes of this
 * process, and PostgreSQL writes nothing of them to its log.
 */
export async function prepareLoad(client: pg.Client): Promise<void> {
  await client.query(`
    SET temp_buffers = '32MB';
    SET work_mem = '64MB';
    -- Of what is about to be merged and forgotten, rough statistics are enough.
    SET default_statistics_target = 10;
  `);
  // A statement takes minutes and is useless once this process is gone. Not every system can tell.
  await client.query(`SET client_connection_check_interval = '2s'`).catch(() => undefined);
  for (const [tabla, columnas] of Object.entries(CARGAS)) {
    await client.query(`CREATE TEMP TABLE ${tabla} (${columnas})`);
  }
  await client.query(APUNTES);
}

/** PostgreSQL does not analyse temporary tables by itself. */
export async function analyzeLoad(client: pg.Client): Promise<void> {
  await client.query(`ANALYZE ${Object.keys(CARGAS).join(', ')}`);
}
