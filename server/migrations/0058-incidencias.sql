-- Problems that clients tell the house, each with the thread of what both sides write.
CREATE TABLE incidencia (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  codigo text COLLATE "C" NOT NULL UNIQUE,
  cliente_id uuid NOT NULL REFERENCES cliente,
  asunto text COLLATE "es-x-icu" NOT NULL CHECK (asunto <> ''),
  estado text NOT NULL DEFAULT 'abierta' CHECK (estado IN ('abierta', 'respondida', 'cerrada')),
  -- The last message or change of state.
  cambiada_en timestamptz NOT NULL DEFAULT now(),
  creada_por uuid REFERENCES usuario,
  creada_en timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX incidencia_cliente ON incidencia (cliente_id, cambiada_en);
CREATE INDEX incidencia_cambiada ON incidencia (cambiada_en);

CREATE TABLE incidencia_mensaje (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  incidencia_id uuid NOT NULL REFERENCES incidencia ON DELETE CASCADE,
  -- Numbers in the order of writing, as two messages may have the same instant.
  orden bigint GENERATED ALWAYS AS IDENTITY,
  texto text NOT NULL CHECK (texto <> ''),
  de_la_casa boolean NOT NULL,
  usuario_id uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX incidencia_mensaje_incidencia ON incidencia_mensaje (incidencia_id, orden);

-- What a client writes is told to their representative, or to administrators if there is none.
CREATE FUNCTION incidencia_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave, autor_id)
    VALUES ('incidencia-escrita', NEW.incidencia_id, NEW.id::text, NEW.usuario_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER incidencia_contar_suceso AFTER INSERT ON incidencia_mensaje FOR EACH ROW
  WHEN (NOT NEW.de_la_casa) EXECUTE FUNCTION incidencia_contar_suceso();

ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato', 'seguridad', 'aviso', 'incidencia'
));
