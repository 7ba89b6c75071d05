-- Conditional norms that an administrator has added, in the shape of those that the program knows; the rates are per one.
CREATE TABLE norma_propia (
  id text PRIMARY KEY,
  norma text NOT NULL,
  boe text NOT NULL,
  iee_tipo numeric NOT NULL CHECK (iee_tipo BETWEEN 0 AND 1),
  iva_tipo numeric NOT NULL CHECK (iva_tipo BETWEEN 0 AND 1),
  iva_hasta_kw numeric NOT NULL CHECK (iva_hasta_kw >= 0),
  condicion text NOT NULL,
  serie text NOT NULL,
  publicada date NOT NULL,
  desde date NOT NULL,
  hasta date NOT NULL CHECK (hasta >= desde),
  creada_por uuid REFERENCES usuario ON DELETE SET NULL,
  creada_en timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER facturas_por_revisar_de_normas AFTER INSERT OR UPDATE OR DELETE ON norma_propia
  FOR EACH STATEMENT EXECUTE FUNCTION facturas_por_revisar_de_normas();
