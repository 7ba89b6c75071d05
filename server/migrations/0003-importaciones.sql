-- Imports: what was sent, how far it got, what came of it. The files stand in the data folder while it lasts.
CREATE TABLE importacion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario,
  nombre text COLLATE "es-x-icu" NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now()
);
