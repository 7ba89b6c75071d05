-- What is claimed of a supplier, for lines of its statements that leave something owed.
CREATE TABLE reclamacion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  codigo text COLLATE "C" NOT NULL UNIQUE,
  comercializadora text COLLATE "es-x-icu" NOT NULL,
  estado text NOT NULL DEFAULT 'abierta' CHECK (estado IN ('abierta', 'respondida', 'pagada', 'rechazada')),
  estado_desde timestamptz NOT NULL DEFAULT now(),
  texto text NOT NULL,
  respuesta text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  creada_por uuid REFERENCES usuario,
  creada_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz
);

CREATE TABLE reclamacion_linea (
  reclamacion_id uuid NOT NULL REFERENCES reclamacion,
  linea_id uuid NOT NULL REFERENCES extracto_linea,
  -- What was owed of the line when the claim was made.
  reclamado_eur numeric(16, 2) NOT NULL,
  PRIMARY KEY (reclamacion_id, linea_id)
);

CREATE INDEX reclamacion_linea_linea ON reclamacion_linea (linea_id);
