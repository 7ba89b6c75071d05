-- The secret link with which a calendar reads one person's tasks. Only its hash is kept.
CREATE TABLE enlace_de_agenda (
  usuario_id uuid PRIMARY KEY REFERENCES usuario ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  creado_en timestamptz NOT NULL DEFAULT now(),
  -- To the hour, so that a calendar that asks every few minutes does not write each time.
  leido_en timestamptz
);
