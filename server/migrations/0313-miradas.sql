-- An administrator looks at what the account of a representative sees, for a while and without changing anything.
CREATE TABLE mirada (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whoever signs out, or is signed out, looks no more.
  sesion_id uuid NOT NULL REFERENCES sesion ON DELETE CASCADE,
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  desde timestamptz NOT NULL DEFAULT now(),
  hasta timestamptz NOT NULL
);
CREATE INDEX mirada_sesion ON mirada (sesion_id);
CREATE INDEX mirada_usuario ON mirada (usuario_id);
