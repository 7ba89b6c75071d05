-- Keys with which programs call the API in the name of an account. Only a hash of each is kept: a key has 192 bits of
-- chance, so that no slower hash than SHA-256 is needed.
CREATE TABLE clave_api (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nombre text NOT NULL CHECK (nombre <> ''),
  usuario_id uuid NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  -- The first characters, by which people tell their keys apart.
  inicio text NOT NULL,
  -- What it may do, such as `clientes:leer`.
  ambitos text[] NOT NULL CHECK (cardinality(ambitos) > 0),
  caduca_en timestamptz NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now(),
  usada_en timestamptz,
  revocada_en timestamptz
);
CREATE INDEX clave_api_usuario_id ON clave_api (usuario_id);

-- A trigger, so that no statement takes an account out of use and leaves its keys in force, not even for when it comes back.
CREATE FUNCTION usuario_revocar_claves_api() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clave_api SET revocada_en = now() WHERE usuario_id = NEW.id AND revocada_en IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER usuario_revocar_claves_api AFTER UPDATE ON usuario FOR EACH ROW
  WHEN (OLD.estado = 'activo' AND NEW.estado <> 'activo') EXECUTE FUNCTION usuario_revocar_claves_api();
