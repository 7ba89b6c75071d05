-- The bytes of a file may stand in a bucket instead of in fichero_trozo; its row stays here, so that whoever refers to it
-- does so in one transaction.
ALTER TABLE fichero ADD COLUMN lugar text NOT NULL DEFAULT 'base' CHECK (lugar IN ('base', 's3'));

CREATE INDEX fichero_en_s3 ON fichero (sha256) WHERE lugar = 's3';

-- Objects of the bucket that no row needs any more, and since when: a backup of the database may still need them.
CREATE TABLE objeto_sobrante (
  sha256 bytea PRIMARY KEY,
  desde timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION apuntar_objeto_sobrante() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO objeto_sobrante (sha256) VALUES (OLD.sha256)
  ON CONFLICT (sha256) DO UPDATE SET desde = now();
  RETURN NULL;
END;
$$;

CREATE TRIGGER fichero_borrado_sobra AFTER DELETE ON fichero
  FOR EACH ROW WHEN (OLD.lugar = 's3') EXECUTE FUNCTION apuntar_objeto_sobrante();
CREATE TRIGGER fichero_traido_sobra AFTER UPDATE OF lugar ON fichero
  FOR EACH ROW WHEN (OLD.lugar = 's3' AND NEW.lugar = 'base') EXECUTE FUNCTION apuntar_objeto_sobrante();
