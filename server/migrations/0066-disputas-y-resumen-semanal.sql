-- A disputed line of a settlement is told to administrators and to its representative.
CREATE FUNCTION auditoria_contar_disputa() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO suceso (evento, entidad_id, clave, autor_id)
    VALUES ('linea-disputada', NEW.entidad_id::uuid, NEW.id::text, NEW.usuario_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER auditoria_contar_disputa AFTER INSERT ON auditoria FOR EACH ROW
  WHEN (NEW.entidad = 'liquidacion' AND NEW.accion = 'disputar') EXECUTE FUNCTION auditoria_contar_disputa();

-- Whoever wants a mail each Monday, and the last Monday for which it was written or had nothing to say.
CREATE TABLE resumen_semanal (
  usuario_id uuid PRIMARY KEY REFERENCES usuario ON DELETE CASCADE,
  semana date
);
