-- The paper of a signature that was undone stays among the documents, since it proves what happened, and says that it is of none.
-- The value is the `firma_desde` of the state into which the contract went back.
ALTER TABLE documento ADD COLUMN firma_deshecha_en timestamptz;

UPDATE documento d SET firma_deshecha_en = (
    SELECT min(a.cuando) FROM auditoria a
    WHERE a.entidad = 'contrato' AND a.entidad_id = d.entidad_id AND a.accion = 'anular-firma' AND a.cuando > d.creado_en
  )
  WHERE d.entidad = 'contrato' AND d.tipo IN ('contrato', 'certificado-de-firma') AND EXISTS (
    SELECT FROM auditoria a
    WHERE a.entidad = 'contrato' AND a.entidad_id = d.entidad_id AND a.accion = 'anular-firma' AND a.cuando > d.creado_en
  );

-- Whatever undoes a signature marks its papers: by hand, in bulk or with the import that recorded it.
CREATE FUNCTION contrato_deshacer_firma() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.firma = 'firmada' THEN
    -- An undo that gives the former signature back; a new one is later than what it follows.
    IF NEW.firma_desde < OLD.firma_desde THEN
      UPDATE documento SET firma_deshecha_en = NULL
        WHERE entidad = 'contrato' AND entidad_id = NEW.id::text AND firma_deshecha_en = OLD.firma_desde;
    END IF;
  ELSE
    -- A provider's papers come before the contract counts as signed; a draft that a person uploaded is of no signature yet.
    UPDATE documento SET firma_deshecha_en = coalesce(NEW.firma_desde, now())
      WHERE entidad = 'contrato' AND entidad_id = NEW.id::text AND tipo IN ('contrato', 'certificado-de-firma')
        AND firma_deshecha_en IS NULL AND (OLD.firma = 'firmada' OR usuario_id IS NULL);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER contrato_deshace_su_firma AFTER UPDATE ON contrato FOR EACH ROW
  WHEN (OLD.firma IS DISTINCT FROM NEW.firma AND (NEW.firma = 'firmada' OR OLD.firma IN ('firmada', 'enviada')))
  EXECUTE FUNCTION contrato_deshacer_firma();
