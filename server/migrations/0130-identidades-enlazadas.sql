-- Which account each person of an identity provider entered, by the name that the provider never gives to anybody else (`sub`).
-- The address only decides the first time, because a house may give it to somebody else one day.
CREATE TABLE identidad_enlazada (
  emisor text NOT NULL,
  sujeto text NOT NULL,
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  enlazada_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (emisor, sujeto),
  UNIQUE (usuario_id, emisor)
);
