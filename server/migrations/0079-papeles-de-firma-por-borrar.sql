-- A paper that a provider of signatures has of a client whose data were erased. It waits here to be deleted there too, without
-- anything of the person; the audit of its client says what became of it.
CREATE TABLE papel_de_firma_por_borrar (
  -- Ours, by which the provider finds a paper whose sending nobody saw the end of.
  id uuid PRIMARY KEY,
  cliente_id uuid NOT NULL REFERENCES cliente ON DELETE CASCADE,
  marca_id uuid NOT NULL REFERENCES marca,
  proveedor_id text,
  -- Why the last try failed.
  problema text,
  intentos integer NOT NULL DEFAULT 0,
  siguiente_en timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX papel_de_firma_por_borrar_siguiente ON papel_de_firma_por_borrar (siguiente_en);
