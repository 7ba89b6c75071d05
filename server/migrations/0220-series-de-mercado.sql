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

-- The partition of a month, made when the first file of it comes. Attaching one stops no reader; creating it in place would.
CREATE FUNCTION abrir_mes_de_mercado(mes date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nombre text := 'valor_de_mercado_' || to_char(mes, 'YYYY_MM');
BEGIN
  IF to_regclass(nombre) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE valor_de_mercado INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', nombre);
  EXECUTE format(
    'ALTER TABLE valor_de_mercado ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    nombre, mes, (mes + interval '1 month')::date
  );
END;
$$;
