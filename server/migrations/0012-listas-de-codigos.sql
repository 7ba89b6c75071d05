-- Codes that somebody pasted to see only their rows: the address of the list carries the identifier, not the codes.
CREATE TABLE lista_codigos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  -- Of which list they are.
  de text NOT NULL,
  -- As the tables keep them, each once, in the order in which they were pasted.
  codigos text[] NOT NULL CHECK (cardinality(codigos) <= 5000),
  repetidos text[] NOT NULL,
  malformados text[] NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX lista_codigos_usuario_id ON lista_codigos (usuario_id, creada_en);
CREATE INDEX lista_codigos_creada_en ON lista_codigos (creada_en);
