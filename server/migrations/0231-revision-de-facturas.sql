-- What each bill is beside the contract of its days.
ALTER TABLE factura_recibida
  ADD COLUMN estimada boolean NOT NULL DEFAULT false,
  ADD COLUMN contrato_id uuid REFERENCES contrato ON DELETE SET NULL,
  -- What it should have come to by its contract; null where no contract covers its days.
  ADD COLUMN debido_eur numeric(16, 2),
  ADD COLUMN de_mas_eur numeric(16, 2) GENERATED ALWAYS AS (total_eur - debido_eur) STORED,
  ADD COLUMN revision text CHECK (revision IN ('mal', 'avisos', 'bien')),
  ADD COLUMN hallazgos jsonb NOT NULL DEFAULT '[]',
  -- Its contract or the tolerance has changed since it was looked at.
  ADD COLUMN por_revisar boolean NOT NULL DEFAULT true;

CREATE INDEX factura_recibida_por_revisar ON factura_recibida (cups) WHERE por_revisar;
CREATE INDEX factura_recibida_contrato ON factura_recibida (contrato_id) WHERE contrato_id IS NOT NULL;

-- The one rule of the house: a difference up to so many euros is let pass.
CREATE TABLE regla_de_facturas (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  tolerancia_eur double precision NOT NULL CHECK (tolerancia_eur >= 0)
);
INSERT INTO regla_de_facturas (tolerancia_eur) VALUES (0.05);

CREATE FUNCTION facturas_por_revisar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE factura_recibida SET por_revisar = true WHERE cups = NEW.cups AND NOT por_revisar;
  RETURN NULL;
END $$;

CREATE TRIGGER facturas_por_revisar AFTER INSERT OR UPDATE OF atr, fecha_activacion, fecha_baja, fecha_fin, prorroga, borrado_en,
  potencias_kw, precio_energia_eur_kwh, precio_potencia_eur_kw_anio ON contrato FOR EACH ROW
  WHEN (NEW.fecha_activacion IS NOT NULL) EXECUTE FUNCTION facturas_por_revisar();

-- The claim of a bill is an issue of its client.
ALTER TABLE incidencia ADD COLUMN factura_id uuid REFERENCES factura_recibida ON DELETE SET NULL;
CREATE UNIQUE INDEX incidencia_factura ON incidencia (factura_id) WHERE factura_id IS NOT NULL;
