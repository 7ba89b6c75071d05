-- The files that people bring, so that every process of a database reads the same ones and one backup holds everything.
-- The same bytes twice take room once.
CREATE TABLE fichero (
  sha256 bytea PRIMARY KEY CHECK (length(sha256) = 32),
  bytes bigint NOT NULL CHECK (bytes >= 0),
  trozos int NOT NULL CHECK (trozos >= 0),
  creado_en timestamptz NOT NULL DEFAULT now()
);

-- A file in pieces, so that nobody ever holds the whole of it in memory.
CREATE TABLE fichero_trozo (
  sha256 bytea NOT NULL REFERENCES fichero ON DELETE CASCADE,
  -- From 0.
  orden int NOT NULL CHECK (orden >= 0),
  datos bytea NOT NULL,
  -- SHA-256 of the piece: whether all are there and as they were written is found out without sending them anywhere.
  suma bytea NOT NULL,
  PRIMARY KEY (sha256, orden)
);

-- PDF, images and office files are compressed already.
ALTER TABLE fichero_trozo ALTER COLUMN datos SET STORAGE EXTERNAL;

-- Not valid for the documents whose bytes still stand in a data folder: each server moves those of its own as it starts.
ALTER TABLE documento
  ADD CONSTRAINT documento_sha256_fkey FOREIGN KEY (sha256) REFERENCES fichero (sha256) NOT VALID;

-- Forgets a file, unless some row still refers to it: the foreign keys know all that may, and no list of them is kept here.
CREATE FUNCTION olvidar_fichero(cual bytea) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM fichero WHERE sha256 = cual;
  RETURN true;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END;
$$;
