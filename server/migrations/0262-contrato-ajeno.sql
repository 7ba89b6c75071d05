-- What a client has signed with somebody else for a supply: whom they pay today, and until when.
CREATE TABLE contrato_ajeno (
  cups text PRIMARY KEY REFERENCES punto_suministro ON DELETE CASCADE,
  -- Whose contract it is: it says nothing of the supply once that is somebody else's.
  cliente_id uuid NOT NULL REFERENCES cliente,
  comercializadora text,
  desde date,
  fin date,
  actualizado_en timestamptz NOT NULL DEFAULT now(),
  CHECK (coalesce(comercializadora, desde::text, fin::text) IS NOT NULL)
);
CREATE INDEX contrato_ajeno_cliente ON contrato_ajeno (cliente_id);
CREATE INDEX contrato_ajeno_fin ON contrato_ajeno (fin, cups);
CREATE TRIGGER avisar_visibilidad AFTER UPDATE ON contrato_ajeno FOR EACH ROW
  WHEN (OLD.cliente_id IS DISTINCT FROM NEW.cliente_id) EXECUTE FUNCTION avisar_visibilidad();
