-- The first answer to each write that came with an `Idempotency-Key`, for a day, so that a program that never heard it may ask
-- again without writing twice. Without `estado` the call is under way, or its process ended before it was answered.
CREATE TABLE respuesta_guardada (
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  clave text NOT NULL,
  -- A hash of what was asked.
  huella bytea NOT NULL,
  estado int,
  cuerpo text,
  creada_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (usuario_id, clave)
);
CREATE INDEX respuesta_guardada_creada_en ON respuesta_guardada (creada_en);
