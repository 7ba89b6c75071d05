-- What has happened that somebody may want to be told, until it is told. Triggers write it in the transaction of its cause.
CREATE TABLE suceso (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  evento text NOT NULL,
  entidad_id uuid NOT NULL,
  -- Tells two events of one kind about one thing apart: the entry of the audit, or the day that comes near.
  clave text NOT NULL,
  -- Whoever did it knows it already.
  autor_id uuid,
  creado_en timestamptz NOT NULL DEFAULT now(),
  repartido_en timestamptz,
  UNIQUE (evento, entidad_id, clave)
);
CREATE INDEX suceso_por_repartir ON suceso (id) WHERE repartido_en IS NULL;

-- What the bell of a person tells.
CREATE TABLE aviso (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  suceso_id bigint NOT NULL REFERENCES suceso ON DELETE CASCADE,
  leido_en timestamptz,
  UNIQUE (usuario_id, suceso_id)
);

-- What a person has chosen otherwise than the program does by itself.
CREATE TABLE preferencia_de_aviso (
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  evento text NOT NULL,
  campana boolean NOT NULL,
  correo boolean NOT NULL,
  PRIMARY KEY (usuario_id, evento)
);

-- Between these times in Spain no mail of these is sent; it waits for the second.
CREATE TABLE silencio_de_avisos (
  usuario_id uuid PRIMARY KEY REFERENCES usuario ON DELETE CASCADE,
  desde time NOT NULL,
  hasta time NOT NULL,
  CHECK (desde <> hasta)
);

CREATE FUNCTION auditoria_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave, autor_id) VALUES (
    CASE
      WHEN NEW.entidad = 'contrato' AND NEW.accion = 'rechazar' THEN 'cambio-rechazado'
      WHEN NEW.entidad = 'contrato' THEN 'contrato-firmado'
      WHEN NEW.accion = 'ver' THEN 'propuesta-vista'
      WHEN NEW.accion = 'aceptar' THEN 'propuesta-aceptada'
      ELSE 'propuesta-rechazada'
    END,
    NEW.entidad_id::uuid, NEW.id::text, NEW.usuario_id
  ) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER auditoria_contar_suceso AFTER INSERT ON auditoria FOR EACH ROW
  WHEN (
    NEW.entidad = 'propuesta' AND NEW.accion IN ('ver', 'aceptar', 'rechazar')
    OR NEW.entidad = 'contrato' AND NEW.accion IN ('firmar', 'rechazar')
  ) EXECUTE FUNCTION auditoria_contar_suceso();

CREATE FUNCTION importacion_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave) VALUES ('importacion-terminada', NEW.id, '') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER importacion_contar_suceso AFTER UPDATE OF estado ON importacion FOR EACH ROW
  WHEN (OLD.estado <> NEW.estado AND NEW.estado IN ('terminada', 'fallida'))
  EXECUTE FUNCTION importacion_contar_suceso();

CREATE FUNCTION usuario_contar_suceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave) VALUES ('cuenta-en-espera', NEW.id, '') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER usuario_contar_suceso AFTER INSERT ON usuario FOR EACH ROW
  WHEN (NEW.estado = 'pendiente') EXECUTE FUNCTION usuario_contar_suceso();

ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato', 'seguridad', 'aviso'
));
