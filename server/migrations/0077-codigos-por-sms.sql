-- A code may also go by SMS. Where it went is kept with it, and by which way it was proven with the answer.

-- Codes last ten minutes: whoever was about to write one asks for another.
DELETE FROM propuesta_codigo;
ALTER TABLE propuesta_codigo ADD COLUMN via text NOT NULL CHECK (via IN ('correo', 'movil'));
ALTER TABLE propuesta_codigo ADD COLUMN destino text NOT NULL;

ALTER TABLE propuesta_respuesta ADD COLUMN codigo_por text CHECK (codigo_por IN ('correo', 'movil'));
UPDATE propuesta_respuesta SET codigo_por = 'correo' WHERE codigo_comprobado;
ALTER TABLE propuesta_respuesta DROP COLUMN codigo_comprobado;

CREATE TRIGGER propuesta_respuesta_codigo_no_se_reescribe
  BEFORE UPDATE OF codigo_por ON propuesta_respuesta FOR EACH ROW EXECUTE FUNCTION no_se_reescribe();
