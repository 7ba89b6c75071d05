-- The files of an import until it ends: in the database, so that any process of it can do the import, also when the one
-- that received them is gone.
CREATE TABLE importacion_fichero (
  importacion_id uuid NOT NULL REFERENCES importacion ON DELETE CASCADE,
  -- Its place, from 0, among the names of the import.
  orden int NOT NULL,
  sha256 bytea NOT NULL REFERENCES fichero (sha256),
  PRIMARY KEY (importacion_id, orden)
);

CREATE INDEX importacion_fichero_sha256 ON importacion_fichero (sha256);

-- Only of the imports that an earlier version left waiting: their files are in that data folder.
ALTER TABLE importacion ALTER COLUMN carpeta DROP NOT NULL;
DROP INDEX importacion_sin_terminar;
CREATE INDEX importacion_sin_terminar ON importacion (creada_en) WHERE terminada_en IS NULL;
