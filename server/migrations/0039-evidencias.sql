-- Who accepted: their own DNI or NIE and in what capacity. Null in what was accepted before it was asked.
ALTER TABLE propuesta_respuesta ADD COLUMN dni text;
ALTER TABLE propuesta_respuesta ADD COLUMN calidad text CHECK (calidad IN ('titular', 'apoderado', 'administrador'));

CREATE TRIGGER propuesta_respuesta_firmante_no_se_reescribe
  BEFORE UPDATE OF dni, calidad ON propuesta_respuesta FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();

-- The house's keys (Ed25519): the latest one seals, and the earlier ones still check what they sealed.
CREATE TABLE clave_de_sello (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SPKI and PKCS 8, in DER.
  publica bytea NOT NULL,
  privada bytea NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now()
);

-- What proves an acceptance: its facts as the very text that was sealed, and the paper that says them.
CREATE TABLE evidencia (
  id uuid PRIMARY KEY,
  propuesta_id uuid NOT NULL,
  numero int NOT NULL,
  contenido text NOT NULL,
  sello bytea NOT NULL,
  clave_id uuid NOT NULL REFERENCES clave_de_sello,
  pdf bytea NOT NULL,
  pdf_sha256 bytea NOT NULL UNIQUE,
  creada_en timestamptz NOT NULL DEFAULT now(),
  UNIQUE (propuesta_id, numero),
  FOREIGN KEY (propuesta_id, numero) REFERENCES propuesta_version
);
