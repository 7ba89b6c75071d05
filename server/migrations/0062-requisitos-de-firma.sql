-- What is recorded of a sale because the law asks for it before the signature (RD 88/2026): how the client was met, who
-- signs, whether a bono social is lost, and that the information sheet was handed over. Papers are documents.
CREATE TABLE contrato_requisito (
  contrato_id uuid NOT NULL REFERENCES contrato,
  requisito text NOT NULL CHECK (requisito IN ('contacto', 'firmante', 'bono-social', 'ficha')),
  datos jsonb NOT NULL,
  anotado_por uuid REFERENCES usuario ON DELETE SET NULL,
  anotado_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (contrato_id, requisito)
);

-- Whether companies are asked for the papers that the law asks only of natural persons.
ALTER TABLE marca ADD COLUMN exige_empresas boolean NOT NULL DEFAULT true;
