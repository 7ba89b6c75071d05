-- Access tokens carry the session and this version of the account: they are worth nothing once either is another one.
ALTER TABLE usuario ADD COLUMN version_acceso int NOT NULL DEFAULT 1;

-- Triggers, so that no statement changes what an account may do without saying so to every process.
CREATE FUNCTION usuario_nueva_version_acceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version_acceso := OLD.version_acceso + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER usuario_nueva_version_acceso BEFORE UPDATE ON usuario FOR EACH ROW
  WHEN ((OLD.rol, OLD.estado, OLD.clave_hash) IS DISTINCT FROM (NEW.rol, NEW.estado, NEW.clave_hash))
  EXECUTE FUNCTION usuario_nueva_version_acceso();

-- The processes that share the database hear whose sessions to look at again when the transaction ends.
CREATE FUNCTION usuario_avisar_acceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('acceso', OLD.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER usuario_avisar_cambio AFTER UPDATE ON usuario FOR EACH ROW
  WHEN (OLD.version_acceso <> NEW.version_acceso) EXECUTE FUNCTION usuario_avisar_acceso();
CREATE TRIGGER usuario_avisar_borrado AFTER DELETE ON usuario FOR EACH ROW EXECUTE FUNCTION usuario_avisar_acceso();

CREATE FUNCTION sesion_avisar_acceso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('acceso', OLD.usuario_id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER sesion_avisar_fin AFTER UPDATE ON sesion FOR EACH ROW
  WHEN (OLD.terminada_en IS NULL AND NEW.terminada_en IS NOT NULL) EXECUTE FUNCTION sesion_avisar_acceso();
CREATE TRIGGER sesion_avisar_borrado AFTER DELETE ON sesion FOR EACH ROW
  WHEN (OLD.terminada_en IS NULL) EXECUTE FUNCTION sesion_avisar_acceso();
