-- Proposals: what is offered to a client, in versions, and what the client answered.

CREATE TABLE propuesta (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  codigo text NOT NULL UNIQUE,
  cliente_id uuid NOT NULL REFERENCES cliente,
  -- The client's when it was made; without one, who made it.
  comercial_id uuid REFERENCES comercial,
  -- As last written: one that was sent and whose last day has passed has expired, whatever stands here.
  estado text NOT NULL DEFAULT 'borrador'
    CHECK (estado IN ('borrador', 'enviada', 'vista', 'aceptada', 'rechazada', 'caducada')),
  -- The version of the document that it is about now.
  numero int NOT NULL DEFAULT 1,
  -- Grows with every change, so that nobody saves over what they have not seen.
  version int NOT NULL DEFAULT 1,
  creado_por uuid NOT NULL REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  actualizado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz CHECK (borrado_en IS NULL OR estado = 'borrador')
);

CREATE INDEX propuesta_cliente_id ON propuesta (cliente_id);
CREATE INDEX propuesta_comercial_id ON propuesta (comercial_id);
CREATE INDEX propuesta_creado_en ON propuesta (creado_en, id) WHERE borrado_en IS NULL;
CREATE INDEX propuesta_estado ON propuesta (estado) WHERE borrado_en IS NULL;

-- What a proposal says. A draft's is rewritten; one that was sent is a record.
CREATE TABLE propuesta_version (
  propuesta_id uuid NOT NULL REFERENCES propuesta,
  numero int NOT NULL,
  validez_dias int NOT NULL CHECK (validez_dias BETWEEN 1 AND 365),
  mensaje text NOT NULL,
  cups text[] NOT NULL,
  -- Of a year of 365 days.
  actual_anual_eur numeric NOT NULL,
  oferta_anual_eur numeric NOT NULL,
  ahorro_anual_eur numeric NOT NULL,
  consumo_anual_kwh numeric NOT NULL,
  comision_eur numeric NOT NULL,
  -- From the version before, when it was priced again.
  diferencias jsonb NOT NULL DEFAULT '[]',
  creado_por uuid NOT NULL REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  -- From here on, written when it is sent.
  enviada_en timestamptz,
  enviada_a text,
  -- Last day on which it can be accepted.
  valida_hasta date,
  -- Client and representative as they were that day.
  personas jsonb,
  -- Null: its bytes were not kept, as in the demo portfolio, and are made again from what the version says.
  pdf_sha256 bytea,
  -- Makes the link's token together with the secret of the server; of the token itself only the SHA-256 is here.
  sal bytea,
  testigo_hash bytea UNIQUE,
  -- Another version took its place: its link is dead.
  retirada_en timestamptz,
  PRIMARY KEY (propuesta_id, numero),
  CHECK (num_nulls(enviada_en, valida_hasta, personas, sal, testigo_hash) IN (0, 5))
);

CREATE INDEX propuesta_version_valida_hasta ON propuesta_version (valida_hasta);
CREATE INDEX propuesta_version_cups ON propuesta_version USING gin (cups);

CREATE TRIGGER propuesta_version_no_se_reescribe
  BEFORE UPDATE OF
    propuesta_id, numero, validez_dias, mensaje, cups, actual_anual_eur, oferta_anual_eur, ahorro_anual_eur,
    consumo_anual_kwh, comision_eur, diferencias, creado_por, creado_en, enviada_en, valida_hasta, personas, pdf_sha256
  ON propuesta_version FOR EACH ROW WHEN (OLD.enviada_en IS NOT NULL) EXECUTE FUNCTION no_se_reescribe();

-- Each supply point, with the analysis that its figures are from.
CREATE TABLE propuesta_linea (
  propuesta_id uuid NOT NULL,
  numero int NOT NULL,
  cups text COLLATE "C" NOT NULL,
  orden int NOT NULL,
  analisis_id uuid NOT NULL REFERENCES analisis,
  PRIMARY KEY (propuesta_id, numero, cups),
  FOREIGN KEY (propuesta_id, numero) REFERENCES propuesta_version
);

CREATE INDEX propuesta_linea_analisis_id ON propuesta_linea (analisis_id);

-- A line belongs to what was sent as much as the rest of it.
CREATE FUNCTION propuesta_linea_enviada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM propuesta_version v
    WHERE v.enviada_en IS NOT NULL
      AND v.propuesta_id = coalesce(NEW.propuesta_id, OLD.propuesta_id)
      AND v.numero = coalesce(NEW.numero, OLD.numero)
  ) THEN
    RAISE EXCEPTION 'Una propuesta enviada no se reescribe';
  END IF;
  RETURN coalesce(NEW, OLD);
END;
$$;

CREATE TRIGGER propuesta_linea_enviada BEFORE INSERT OR UPDATE OR DELETE ON propuesta_linea
  FOR EACH ROW EXECUTE FUNCTION propuesta_linea_enviada();

-- Visits to a link; who it was, only as a keyed hash of the address.
CREATE TABLE propuesta_apertura (
  propuesta_id uuid NOT NULL,
  numero int NOT NULL,
  visita text NOT NULL,
  agente text NOT NULL,
  ip_hash bytea NOT NULL,
  abierta_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (propuesta_id, numero, visita),
  FOREIGN KEY (propuesta_id, numero) REFERENCES propuesta_version
);

-- What the client answered, with the evidence of it: one answer to a version, and one acceptance of a proposal.
CREATE TABLE propuesta_respuesta (
  propuesta_id uuid NOT NULL,
  numero int NOT NULL,
  tipo text NOT NULL CHECK (tipo IN ('aceptada', 'rechazada')),
  nombre text,
  nif text,
  motivo text,
  -- Of what the client had before them on accepting.
  pdf_sha256 bytea,
  consentimientos jsonb NOT NULL DEFAULT '[]',
  codigo_comprobado boolean NOT NULL DEFAULT false,
  ip text NOT NULL,
  agente text NOT NULL,
  contratos uuid[] NOT NULL DEFAULT '{}',
  creada_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (propuesta_id, numero),
  FOREIGN KEY (propuesta_id, numero) REFERENCES propuesta_version,
  CHECK (tipo <> 'aceptada' OR num_nulls(nombre, nif, pdf_sha256) = 0)
);

CREATE UNIQUE INDEX propuesta_respuesta_aceptada ON propuesta_respuesta (propuesta_id) WHERE tipo = 'aceptada';

CREATE TRIGGER propuesta_respuesta_no_se_reescribe
  BEFORE UPDATE OF propuesta_id, numero, tipo, nombre, nif, motivo, pdf_sha256, consentimientos, ip, creada_en
  ON propuesta_respuesta FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();

-- The code sent by mail to accept with: the last one asked for, a few minutes, a few tries.
CREATE TABLE propuesta_codigo (
  propuesta_id uuid NOT NULL,
  numero int NOT NULL,
  hash bytea NOT NULL,
  caduca_en timestamptz NOT NULL,
  intentos int NOT NULL DEFAULT 0,
  PRIMARY KEY (propuesta_id, numero),
  FOREIGN KEY (propuesta_id, numero) REFERENCES propuesta_version
);
