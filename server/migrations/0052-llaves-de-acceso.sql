-- Passkeys (WebAuthn): who has one signs in without a password. Only their public half stands here.
CREATE TABLE llave_de_acceso (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  nombre text NOT NULL CHECK (nombre <> ''),
  credencial bytea NOT NULL UNIQUE,
  clave_publica bytea NOT NULL,
  -- What the device counts of its signatures; 0 for ever where it counts none.
  contador bigint NOT NULL,
  sincronizada boolean NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now(),
  usada_en timestamptz
);
CREATE INDEX llave_de_acceso_usuario_id ON llave_de_acceso (usuario_id);

-- What a device has to sign, once: `usuario_id` is who adds a passkey, and null for who signs in.
CREATE TABLE reto_de_llave (
  hash bytea PRIMARY KEY,
  usuario_id uuid REFERENCES usuario ON DELETE CASCADE,
  caduca_en timestamptz NOT NULL
);
CREATE INDEX reto_de_llave_caduca_en ON reto_de_llave (caduca_en);
CREATE INDEX reto_de_llave_usuario_id ON reto_de_llave (usuario_id);

-- Sessions that were opened with two factors, other than the code of an application.
ALTER TABLE sesion ADD COLUMN con_dos_factores boolean NOT NULL DEFAULT false;
