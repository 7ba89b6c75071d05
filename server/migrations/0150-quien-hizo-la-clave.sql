-- Who made a key. One that an administrator makes in the name of somebody else ends with its maker: blocked, gone, or no
-- administrator any more.
ALTER TABLE clave_api ADD COLUMN creada_por uuid REFERENCES usuario (id) ON DELETE CASCADE;

UPDATE clave_api c SET creada_por = coalesce(
  (SELECT u.id FROM auditoria a JOIN usuario u ON u.id = a.usuario_id
   WHERE a.entidad = 'clave' AND a.entidad_id = c.id::text AND a.accion = 'crear' ORDER BY a.id LIMIT 1),
  c.usuario_id
);

ALTER TABLE clave_api ALTER COLUMN creada_por SET NOT NULL;
CREATE INDEX clave_api_creada_por ON clave_api (creada_por);

CREATE OR REPLACE FUNCTION usuario_revocar_claves_api() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE clave_api SET revocada_en = now()
  WHERE revocada_en IS NULL
    AND ((usuario_id = NEW.id AND NEW.estado <> 'activo') OR (creada_por = NEW.id AND usuario_id <> NEW.id));
  RETURN NULL;
END $$;

DROP TRIGGER usuario_revocar_claves_api ON usuario;
CREATE TRIGGER usuario_revocar_claves_api AFTER UPDATE ON usuario FOR EACH ROW
  WHEN ((OLD.estado = 'activo' AND NEW.estado <> 'activo') OR (OLD.rol = 'admin' AND NEW.rol <> 'admin'))
  EXECUTE FUNCTION usuario_revocar_claves_api();

-- Those whose maker has gone that way before this migration.
UPDATE clave_api c SET revocada_en = now() FROM usuario u
WHERE u.id = c.creada_por AND c.creada_por <> c.usuario_id AND c.revocada_en IS NULL
  AND (u.estado <> 'activo' OR u.rol <> 'admin');
