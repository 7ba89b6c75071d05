-- The price book. Equality and ranges in one exclusion constraint need btree_gist, a trusted extension.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- For tables whose rows are a record of what was: the trigger names the columns that may never change.
CREATE FUNCTION no_se_reescribe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Una fila de % no se reescribe', TG_TABLE_NAME;
END;
$$;

-- What a supplier sells, without what has a date.
CREATE TABLE producto (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  comercializadora text COLLATE "es-x-icu" NOT NULL,
  nombre text COLLATE "es-x-icu" NOT NULL,
  tarifa text NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('fijo', 'indexado')),
  -- Empty: every zone.
  zonas text[] NOT NULL,
  duracion_meses int NOT NULL,
  permanencia boolean NOT NULL,
  renovable boolean NOT NULL,
  peajes_incluidos boolean NOT NULL,
  activo boolean NOT NULL DEFAULT true,
  -- Grows with every change, so that nobody saves over what they have not seen.
  edicion int NOT NULL DEFAULT 1,
  creado_en timestamptz NOT NULL DEFAULT now()
);

-- By these three a price list says which product a row is about.
CREATE UNIQUE INDEX producto_identidad ON producto (lower(comercializadora), lower(nombre), tarifa);

-- Prices, fee bands and conditions between two days, both included; no end: until another version takes over.
CREATE TABLE producto_version (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  producto_id uuid NOT NULL REFERENCES producto,
  desde date NOT NULL,
  hasta date,
  condiciones jsonb NOT NULL,
  creado_en timestamptz NOT NULL DEFAULT now(),
  CHECK (hasta >= desde),
  CONSTRAINT producto_version_sin_solapes
    EXCLUDE USING gist (producto_id WITH =, daterange(desde, hasta, '[]') WITH &&)
);

CREATE INDEX producto_version_producto_id ON producto_version (producto_id, desde);

-- Studies and contracts point at a version: only its end may move.
CREATE TRIGGER producto_version_no_se_reescribe
  BEFORE UPDATE OF id, producto_id, desde, condiciones, creado_en ON producto_version
  FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();
