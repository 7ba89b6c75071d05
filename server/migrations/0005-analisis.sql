-- Numbers of documents, by series and year. Taken in the transaction that keeps the document: none is skipped.
CREATE TABLE numeracion (
  serie text NOT NULL,
  anio int NOT NULL,
  ultimo int NOT NULL,
  PRIMARY KEY (serie, anio)
);

-- A saved study. The document holds everything that decides the figures, as it was that day, and the figures; the other columns are what lists search and sort by.
CREATE TABLE analisis (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Shared by the versions of one analysis.
  codigo text NOT NULL,
  version int NOT NULL,
  -- Of all its points; null when they are nobody's.
  cliente_id uuid REFERENCES cliente,
  -- Of the client; without one, who made it.
  comercial_id uuid REFERENCES comercial,
  cups text[] NOT NULL,
  fecha date NOT NULL,
  ahorro_anual_eur numeric NOT NULL,
  comision_eur numeric NOT NULL,
  notas text NOT NULL,
  documento jsonb NOT NULL,
  creado_por uuid NOT NULL REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  UNIQUE (codigo, version)
);

CREATE INDEX analisis_cliente_id ON analisis (cliente_id);
CREATE INDEX analisis_comercial_id ON analisis (comercial_id);
CREATE INDEX analisis_cups ON analisis USING gin (cups);
CREATE INDEX analisis_creado_en ON analisis (creado_en);

CREATE TRIGGER analisis_no_se_reescribe
  BEFORE UPDATE OF
    id, codigo, version, cups, fecha, ahorro_anual_eur, comision_eur, documento, creado_por, creado_en
  ON analisis FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();

-- What a call with an Idempotency-Key saved, for a day: the same call again answers the same and saves nothing.
CREATE TABLE clave_idempotencia (
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  clave text NOT NULL,
  -- SHA-256 of the body: the key is of one call and no other.
  huella bytea NOT NULL,
  analisis_id uuid NOT NULL REFERENCES analisis,
  creada_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (usuario_id, clave)
);

CREATE INDEX clave_idempotencia_creada_en ON clave_idempotencia (creada_en);
