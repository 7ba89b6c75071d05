-- What administrators have settled of the conditional norms, which the program knows by their name. Null: not known yet.
CREATE TABLE norma_acordada (
  id text PRIMARY KEY,
  cumplida boolean,
  validada boolean,
  nota text NOT NULL DEFAULT '',
  acordada_por uuid REFERENCES usuario ON DELETE SET NULL,
  acordada_en timestamptz NOT NULL DEFAULT now()
);

-- The taxes of bills hang on them, so those that are compared with their contract are looked at again.
CREATE FUNCTION facturas_por_revisar_de_normas() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE factura_recibida SET por_revisar = true WHERE contrato_id IS NOT NULL AND NOT por_revisar;
  RETURN NULL;
END $$;

CREATE TRIGGER facturas_por_revisar_de_normas AFTER INSERT OR UPDATE OF cumplida, validada ON norma_acordada
  FOR EACH STATEMENT EXECUTE FUNCTION facturas_por_revisar_de_normas();
