-- What each contract near its end would be worth if it were renewed with the prices of the day it was calculated.
CREATE TABLE valor_de_renovacion (
  contrato_id uuid PRIMARY KEY REFERENCES contrato ON DELETE CASCADE,
  calculado_en timestamptz NOT NULL DEFAULT now(),
  -- The version of the contract, and how many changes of prices there had been: another number of either makes it stale.
  contrato_version int NOT NULL,
  cambios_de_precios bigint NOT NULL,
  -- The best offer for the client; null where none can be made, and `motivo` says why.
  producto_version_id uuid REFERENCES producto_version ON DELETE CASCADE,
  ahorro_anual_eur double precision,
  ahorro_pct double precision,
  comision_eur double precision,
  precio_actual_eur_mwh double precision,
  precio_oferta_eur_mwh double precision,
  -- What the rules of commission need to know of the sale.
  caso jsonb,
  motivo text,
  CHECK (num_nonnulls(producto_version_id, motivo) = 1)
);
CREATE INDEX valor_de_renovacion_version ON valor_de_renovacion (producto_version_id);

-- A row for each statement that changed the price book. They are counted, and not dated, because an instant says nothing of
-- which transaction ended first.
CREATE TABLE cambio_de_precios (cuando timestamptz NOT NULL DEFAULT now());

CREATE FUNCTION contar_cambio_de_precios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cambio_de_precios DEFAULT VALUES;
  RETURN NULL;
END $$;

CREATE TRIGGER contar_cambio_de_precios AFTER INSERT OR UPDATE OR DELETE ON producto FOR EACH STATEMENT
  EXECUTE FUNCTION contar_cambio_de_precios();
CREATE TRIGGER contar_cambio_de_precios AFTER INSERT OR UPDATE OR DELETE ON producto_version FOR EACH STATEMENT
  EXECUTE FUNCTION contar_cambio_de_precios();

-- The last contact with a client is read for each row of the radar.
CREATE INDEX tarea_hecha_de_cliente ON tarea (cliente_id, hecha_en) WHERE hecha_en IS NOT NULL AND borrado_en IS NULL;
