-- What a supplier says that it pays in commissions for a month, and what it leaves owed.
CREATE TABLE extracto (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  codigo text COLLATE "C" NOT NULL UNIQUE,
  comercializadora text COLLATE "es-x-icu" NOT NULL,
  -- The first day of the month.
  mes date NOT NULL CHECK (extract(day FROM mes) = 1),
  fichero text NOT NULL,
  -- What the file held, so that the same one is not read twice.
  sha256 bytea NOT NULL,
  filas_fuera int NOT NULL DEFAULT 0,
  creado_por uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz
);

CREATE UNIQUE INDEX extracto_sha256 ON extracto (sha256) WHERE borrado_en IS NULL;
CREATE INDEX extracto_comercializadora ON extracto (comercializadora, mes) WHERE borrado_en IS NULL;

-- All that a statement says of one contract, or of a supply that has none with its supplier.
CREATE TABLE extracto_linea (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  extracto_id uuid NOT NULL REFERENCES extracto,
  -- The rows of the file that are added up; none for a contract that the statement leaves out.
  filas int[] NOT NULL,
  cups text COLLATE "C" NOT NULL,
  referencia text,
  desde date NOT NULL,
  hasta date NOT NULL,
  importe_eur numeric(16, 2) NOT NULL,
  contrato_id uuid REFERENCES contrato,
  -- All that the supplier owed of the contract by then, whatever it had paid.
  debido_eur numeric(16, 2),
  UNIQUE (extracto_id, contrato_id),
  CHECK (num_nonnulls(contrato_id, debido_eur) IN (0, 2)),
  CHECK (contrato_id IS NOT NULL OR cardinality(filas) > 0)
);

CREATE INDEX extracto_linea_contrato ON extracto_linea (contrato_id) WHERE contrato_id IS NOT NULL;

-- The field that each column of a supplier's files fills.
CREATE TABLE extracto_columnas (
  comercializadora text PRIMARY KEY,
  columnas jsonb NOT NULL
);
