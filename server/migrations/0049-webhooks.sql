-- Addresses that are told what happens. `secreto` signs what is sent, and is encrypted with a key that does not stand here.
CREATE TABLE webhook (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url text NOT NULL,
  eventos text[] NOT NULL CHECK (cardinality(eventos) > 0),
  secreto bytea NOT NULL,
  activo boolean NOT NULL DEFAULT true,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz
);

-- What is to be sent to each, and what came of it. A delivery is taken by pushing `siguiente_en` beyond the time that a try may
-- take, so that it is tried again if its process ends meanwhile.
CREATE TABLE webhook_entrega (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhook ON DELETE CASCADE,
  evento text NOT NULL,
  datos jsonb NOT NULL,
  ocurrido_en timestamptz NOT NULL DEFAULT now(),
  estado text NOT NULL DEFAULT 'en-cola' CHECK (estado IN ('en-cola', 'entregada', 'fallida')),
  intentos int NOT NULL DEFAULT 0,
  siguiente_en timestamptz NOT NULL DEFAULT now(),
  intentada_en timestamptz,
  respuesta int,
  duracion_ms int,
  error text
);
CREATE INDEX webhook_entrega_en_cola ON webhook_entrega (siguiente_en) WHERE estado = 'en-cola';
CREATE INDEX webhook_entrega_de_webhook ON webhook_entrega (webhook_id, ocurrido_en DESC);

-- Triggers, so that whatever changes a row says so in the same transaction: nothing is told that did not happen, and nothing
-- happens untold. Only identifiers, states and counts are told; who wants the rest reads it with a key.
CREATE FUNCTION webhook_avisar(evento text, datos jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_entrega (webhook_id, evento, datos)
  SELECT w.id, $1, $2 FROM webhook w WHERE w.activo AND w.borrado_en IS NULL AND $1 = ANY (w.eventos)
$$;

CREATE FUNCTION webhook_propuesta_abierta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhook_avisar('propuesta.abierta', jsonb_build_object('propuestaId', NEW.propuesta_id, 'version', NEW.numero));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_propuesta_abierta AFTER INSERT ON propuesta_apertura FOR EACH ROW
  EXECUTE FUNCTION webhook_propuesta_abierta();

CREATE FUNCTION webhook_propuesta_respondida() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhook_avisar('propuesta.' || NEW.tipo, jsonb_build_object('propuestaId', NEW.propuesta_id, 'version', NEW.numero));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_propuesta_respondida AFTER INSERT ON propuesta_respuesta FOR EACH ROW
  EXECUTE FUNCTION webhook_propuesta_respondida();

CREATE FUNCTION webhook_contrato_cambiado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhook_avisar('contrato.cambiado', jsonb_build_object(
    'contratoId', NEW.id,
    'codigo', NEW.codigo,
    'antes', jsonb_build_object('comercial', OLD.comercial, 'firma', OLD.firma, 'atr', OLD.atr, 'cobro', OLD.cobro),
    'ahora', jsonb_build_object('comercial', NEW.comercial, 'firma', NEW.firma, 'atr', NEW.atr, 'cobro', NEW.cobro)
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_contrato_cambiado AFTER UPDATE ON contrato FOR EACH ROW
  WHEN ((OLD.comercial, OLD.firma, OLD.atr, OLD.cobro) IS DISTINCT FROM (NEW.comercial, NEW.firma, NEW.atr, NEW.cobro))
  EXECUTE FUNCTION webhook_contrato_cambiado();

CREATE FUNCTION webhook_importacion_terminada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM webhook_avisar('importacion.terminada', jsonb_build_object(
    'importacionId', NEW.id,
    'estado', NEW.estado,
    'filas', NEW.filas,
    'nuevas', NEW.nuevas,
    'cambiadas', NEW.cambiadas,
    'iguales', NEW.iguales,
    'rechazadas', NEW.rechazadas
  ));
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_importacion_terminada AFTER UPDATE ON importacion FOR EACH ROW
  WHEN (OLD.terminada_en IS NULL AND NEW.terminada_en IS NOT NULL) EXECUTE FUNCTION webhook_importacion_terminada();
