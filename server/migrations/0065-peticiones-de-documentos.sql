-- What is asked of a client: papers that they bring by a link without an account, until it expires, or from their own area.
CREATE TABLE peticion_de_documentos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cliente_id uuid NOT NULL REFERENCES cliente,
  contrato_id uuid REFERENCES contrato,
  -- The SHA-256 of the token of its link, which is told once.
  hash bytea NOT NULL UNIQUE,
  papeles text[] NOT NULL
    CHECK (cardinality(papeles) > 0 AND papeles <@ ARRAY['factura', 'identidad', 'poder', 'otro']),
  nota text NOT NULL DEFAULT '',
  enviada_a text,
  creada_por uuid REFERENCES usuario,
  creada_en timestamptz NOT NULL DEFAULT now(),
  caduca_en timestamptz NOT NULL,
  revocada_en timestamptz
);
CREATE INDEX peticion_de_documentos_cliente ON peticion_de_documentos (cliente_id, creada_en);

-- A document that came for what was asked.
CREATE TABLE documento_recibido (
  documento_id uuid PRIMARY KEY REFERENCES documento ON DELETE CASCADE,
  peticion_id uuid NOT NULL REFERENCES peticion_de_documentos ON DELETE CASCADE,
  papel text NOT NULL CHECK (papel IN ('factura', 'identidad', 'poder', 'otro'))
);
CREATE INDEX documento_recibido_peticion ON documento_recibido (peticion_id);

-- Whoever asked is told once a day of each kind of paper, however many files it takes.
CREATE FUNCTION documento_recibido_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave) VALUES (
    'documentos-recibidos', NEW.peticion_id, NEW.papel || ' ' || (now() AT TIME ZONE 'Europe/Madrid')::date
  ) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER documento_recibido_contar_suceso AFTER INSERT ON documento_recibido
  FOR EACH ROW EXECUTE FUNCTION documento_recibido_contar_suceso();

ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato', 'seguridad', 'aviso', 'incidencia', 'supresion', 'documentos'
));

ALTER TABLE correo DROP CONSTRAINT correo_entidad_check;
ALTER TABLE correo ADD CONSTRAINT correo_entidad_check
  CHECK (entidad IN ('propuesta', 'usuario', 'contrato', 'cliente'));

CREATE OR REPLACE FUNCTION marca_de_correo(que text, cual text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE que
    WHEN 'propuesta' THEN (SELECT marca_de(cliente_id, comercial_id) FROM propuesta WHERE id::text = cual)
    WHEN 'contrato' THEN (SELECT marca_de(cliente_id, comercial_id) FROM contrato WHERE id::text = cual)
    WHEN 'cliente' THEN (SELECT marca_de(id, comercial_id) FROM cliente WHERE id::text = cual)
    ELSE (
      SELECT marca_de(
        (SELECT id FROM cliente WHERE usuario_id::text = cual ORDER BY id LIMIT 1),
        (SELECT id FROM comercial WHERE usuario_id::text = cual ORDER BY id LIMIT 1)
      )
    )
  END
$$;
