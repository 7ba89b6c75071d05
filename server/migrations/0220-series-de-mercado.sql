-- Prices of the market, losses and profiles: a row for each day of a series and publication of it, in the clock of the
-- peninsula. What is published again is kept beside: the highest version wins, and of one version the last revision.
CREATE TABLE valor_de_mercado (
  serie text COLLATE "C" NOT NULL,
  dia date NOT NULL,
  version smallint NOT NULL,
  revision smallint NOT NULL,
  -- Minutes of an interval.
  resolucion smallint NOT NULL CHECK (resolucion IN (15, 60)),
  -- In the order the hours pass: 23, 24 or 25, or their quarters; null where there is none.
  valores double precision[] NOT NULL,
  importado_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (serie, dia, version, revision)
) PARTITION BY RANGE (dia);

-- What comes before its month is open: a restored backup, whose rows move to their month with its next file.
CREATE TABLE valor_de_mercado_sin_mes PARTITION OF valor_de_mercado DEFAULT;

-- The partition of a month, made when the first file of it comes.
CREATE FUNCTION abrir_mes_de_mercado(mes date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nombre text := 'valor_de_mercado_' || to_char(mes, 'YYYY_MM');
  siguiente date := (mes + interval '1 month')::date;
BEGIN
  IF to_regclass(nombre) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE valor_de_mercado INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', nombre);
  EXECUTE format(
    'WITH movidas AS (DELETE FROM valor_de_mercado_sin_mes WHERE dia >= %L AND dia < %L RETURNING *)
    INSERT INTO %I SELECT * FROM movidas',
    mes, siguiente, nombre
  );
  EXECUTE format(
    'ALTER TABLE valor_de_mercado ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', nombre, mes, siguiente
  );
END;
$$;
