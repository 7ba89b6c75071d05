-- When each row was last written, by the database itself, so that no way of writing forgets it. It is the beginning of the
-- transaction: a reader that stops short of the oldest transaction under way can then miss no row (`platform/list/changes.ts`).
CREATE FUNCTION anotar_actualizado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.actualizado_en := now();
  RETURN NEW;
END $$;

ALTER TABLE cliente ADD COLUMN actualizado_en timestamptz NOT NULL DEFAULT now();
ALTER TABLE contrato ADD COLUMN actualizado_en timestamptz NOT NULL DEFAULT now();
ALTER TABLE tarea ADD COLUMN actualizado_en timestamptz NOT NULL DEFAULT now();
ALTER TABLE documento ADD COLUMN actualizado_en timestamptz NOT NULL DEFAULT now();
ALTER TABLE liquidacion ADD COLUMN actualizado_en timestamptz NOT NULL DEFAULT now();

CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON cliente FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();
CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON punto_suministro FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();
CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON contrato FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();
CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON propuesta FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();
CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON tarea FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();
CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON documento FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();
CREATE TRIGGER anotar_actualizado BEFORE UPDATE ON liquidacion FOR EACH ROW EXECUTE FUNCTION anotar_actualizado();

-- What a list shows of a proposal stands in its version and its visits too, and of a settlement in its lines.
CREATE FUNCTION anotar_propuesta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE propuesta SET actualizado_en = now() WHERE id = NEW.propuesta_id AND actualizado_en <> now();
  RETURN NULL;
END $$;
CREATE TRIGGER anotar_propuesta AFTER UPDATE ON propuesta_version FOR EACH ROW EXECUTE FUNCTION anotar_propuesta();
CREATE TRIGGER anotar_propuesta AFTER INSERT ON propuesta_apertura FOR EACH ROW EXECUTE FUNCTION anotar_propuesta();

CREATE FUNCTION anotar_liquidacion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE liquidacion SET actualizado_en = now()
  WHERE id IN (OLD.liquidacion_id, NEW.liquidacion_id) AND actualizado_en <> now();
  RETURN NULL;
END $$;
CREATE TRIGGER anotar_liquidacion AFTER INSERT OR UPDATE OR DELETE ON liquidacion_linea FOR EACH ROW
  EXECUTE FUNCTION anotar_liquidacion();

-- A line in dispute is answered after the payment too, and the settlement notes when: nothing else of it changes.
CREATE OR REPLACE FUNCTION liquidacion_pagada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'actualizado_en' = to_jsonb(OLD) - 'actualizado_en' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'La liquidación % está pagada y no se cambia', OLD.codigo;
END;
$$;

CREATE INDEX cliente_actualizado ON cliente (actualizado_en, id);
CREATE INDEX punto_suministro_actualizado ON punto_suministro (actualizado_en, cups);
CREATE INDEX contrato_actualizado ON contrato (actualizado_en, id);
CREATE INDEX propuesta_actualizado ON propuesta (actualizado_en, id);
CREATE INDEX tarea_actualizado ON tarea (actualizado_en, id);
CREATE INDEX documento_actualizado ON documento (actualizado_en, id);
CREATE INDEX liquidacion_actualizado ON liquidacion (actualizado_en, id);

-- What webhooks tell, told or not, for thirty days: whoever was away reads it in order.
CREATE TABLE webhook_suceso (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  evento text NOT NULL,
  datos jsonb NOT NULL,
  ocurrido_en timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_suceso_en_orden ON webhook_suceso (ocurrido_en, id);

CREATE OR REPLACE FUNCTION webhook_avisar(evento text, datos jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_suceso (evento, datos) VALUES ($1, $2);
  INSERT INTO webhook_entrega (webhook_id, evento, datos)
  SELECT w.id, $1, $2 FROM webhook w WHERE w.activo AND w.borrado_en IS NULL AND $1 = ANY (w.eventos)
$$;
