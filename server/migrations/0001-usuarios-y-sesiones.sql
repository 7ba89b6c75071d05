-- Accounts. An account made by its owner waits for an administrator (`pendiente`).
CREATE TABLE usuario (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nombre text NOT NULL,
  nombre_usuario text NOT NULL,
  email text NOT NULL,
  avatar text,
  rol text NOT NULL CHECK (rol IN ('admin', 'comercial', 'cliente')),
  estado text NOT NULL CHECK (estado IN ('pendiente', 'activo', 'bloqueado')),
  clave_hash text NOT NULL,
  creado_en timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX usuario_email_key ON usuario (lower(email));
CREATE UNIQUE INDEX usuario_nombre_usuario_key ON usuario (lower(nombre_usuario));

-- One sign-in on one device: the family of the refresh tokens that follow one another.
CREATE TABLE sesion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  creada_en timestamptz NOT NULL DEFAULT now(),
  terminada_en timestamptz
);

CREATE INDEX sesion_usuario_id ON sesion (usuario_id);

-- Used tokens stay until they expire, so that a second use is recognised. Only their SHA-256 is kept.
CREATE TABLE testigo_refresco (
  hash bytea PRIMARY KEY,
  sesion_id uuid NOT NULL REFERENCES sesion ON DELETE CASCADE,
  caduca_en timestamptz NOT NULL,
  usado_en timestamptz
);

CREATE INDEX testigo_refresco_sesion_id ON testigo_refresco (sesion_id, caduca_en);
