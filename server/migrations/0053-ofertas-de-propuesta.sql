-- A proposal makes one to three offers for the same supplies, of which its client chooses one.

-- The offer that a line belongs to. What was proposed before is one offer.
ALTER TABLE propuesta_linea ADD COLUMN oferta int NOT NULL DEFAULT 1 CHECK (oferta BETWEEN 1 AND 3);
ALTER TABLE propuesta_linea ALTER COLUMN oferta DROP DEFAULT;
ALTER TABLE propuesta_linea DROP CONSTRAINT propuesta_linea_pkey;
ALTER TABLE propuesta_linea ADD PRIMARY KEY (propuesta_id, numero, oferta, cups);

-- The offer that was accepted.
ALTER TABLE propuesta_respuesta ADD COLUMN oferta int CHECK (oferta BETWEEN 1 AND 3);
UPDATE propuesta_respuesta SET oferta = 1 WHERE tipo = 'aceptada';
ALTER TABLE propuesta_respuesta ADD CHECK ((tipo = 'aceptada') = (oferta IS NOT NULL));

CREATE TRIGGER propuesta_respuesta_oferta_no_se_reescribe
  BEFORE UPDATE OF oferta ON propuesta_respuesta FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();

-- How many offers a version makes, and which of them its sums are of: the first one, until the client chooses.
ALTER TABLE propuesta_version ADD COLUMN ofertas int NOT NULL DEFAULT 1 CHECK (ofertas BETWEEN 1 AND 3);
ALTER TABLE propuesta_version ADD COLUMN oferta int NOT NULL DEFAULT 1;
ALTER TABLE propuesta_version ADD CHECK (oferta BETWEEN 1 AND ofertas);

DROP TRIGGER propuesta_version_no_se_reescribe ON propuesta_version;
CREATE TRIGGER propuesta_version_no_se_reescribe
  BEFORE UPDATE OF
    propuesta_id, numero, validez_dias, mensaje, cups, ofertas, actual_anual_eur, consumo_anual_kwh, diferencias,
    creado_por, creado_en, enviada_en, valida_hasta, personas, pdf_sha256
  ON propuesta_version FOR EACH ROW WHEN (OLD.enviada_en IS NOT NULL) EXECUTE FUNCTION no_se_reescribe();

-- The sums of what was sent change with the client's choice alone, to those of the chosen offer.
CREATE FUNCTION propuesta_version_elegida() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM propuesta_respuesta r
    WHERE r.propuesta_id = NEW.propuesta_id AND r.numero = NEW.numero AND r.oferta = NEW.oferta
  ) THEN
    RAISE EXCEPTION 'Las cifras de una propuesta enviada son las de la oferta que se acepta';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER propuesta_version_elegida
  BEFORE UPDATE OF oferta, oferta_anual_eur, ahorro_anual_eur, comision_eur
  ON propuesta_version FOR EACH ROW WHEN (OLD.enviada_en IS NOT NULL) EXECUTE FUNCTION propuesta_version_elegida();
