-- Whoever does a call with an `Idempotency-Key` says every few seconds that it is still being done.
ALTER TABLE respuesta_guardada ADD COLUMN latida_en timestamptz NOT NULL DEFAULT now();
