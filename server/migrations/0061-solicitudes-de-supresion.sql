-- What clients ask under article 17 of the GDPR, each with the last day to answer it (article 12.3: a month, or three).
CREATE TABLE solicitud_de_supresion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cliente_id uuid NOT NULL REFERENCES cliente,
  estado text NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'atendida', 'rechazada', 'retirada')),
  motivo text NOT NULL DEFAULT '',
  pedida date NOT NULL,
  vence date NOT NULL CHECK (vence > pedida),
  ampliacion text,
  rechazo text,
  pedida_por uuid REFERENCES usuario,
  resuelta_en timestamptz,
  creada_en timestamptz NOT NULL DEFAULT now(),
  CHECK ((estado = 'pendiente') = (resuelta_en IS NULL)),
  CHECK ((estado = 'rechazada') = (rechazo IS NOT NULL))
);
CREATE INDEX solicitud_de_supresion_cliente ON solicitud_de_supresion (cliente_id, creada_en);
CREATE INDEX solicitud_de_supresion_pendiente ON solicitud_de_supresion (vence) WHERE estado = 'pendiente';

CREATE FUNCTION supresion_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave, autor_id) VALUES ('supresion-pedida', NEW.id, '', NEW.pedida_por)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER supresion_contar_suceso AFTER INSERT ON solicitud_de_supresion
  FOR EACH ROW EXECUTE FUNCTION supresion_contar_suceso();

ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato', 'seguridad', 'aviso', 'incidencia', 'supresion'
));
