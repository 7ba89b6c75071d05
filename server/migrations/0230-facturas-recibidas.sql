-- The bills that were received of each supply, each with what it should have been.
CREATE TABLE factura_recibida (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  cups text COLLATE "C" NOT NULL REFERENCES punto_suministro,
  -- Whose supply it was when the bill came: another client to whom the supply passes does not read it. Null until it has one.
  cliente_id uuid REFERENCES cliente,
  fuente text NOT NULL CHECK (fuente IN ('pdf', 'foto', 'qr', 'f1', 'mano')),
  comercializadora text COLLATE "es-x-icu",
  numero text COLLATE "C",
  tipo text NOT NULL CHECK (tipo IN ('N', 'A', 'R', 'C', 'G')),
  -- The number of the bill that this one cancels or corrects.
  rectifica text,
  tarifa text,
  -- The day of the first reading is not billed; both are null in a bill without energy.
  desde date,
  hasta date,
  fecha_factura date,
  total_eur numeric(16, 2) NOT NULL,
  calculado_eur numeric(16, 2) NOT NULL,
  diferencia_eur numeric(16, 2) NOT NULL GENERATED ALWAYS AS (total_eur - calculado_eur) STORED,
  veredicto text NOT NULL CHECK (veredicto IN ('correcta', 'de-mas', 'de-menos', 'lineas')),
  motivo text NOT NULL,
  contrastes jsonb NOT NULL,
  avisos jsonb NOT NULL,
  -- The lines that it prints, and the confirmed data from which it was calculated; null for the bill of a distributor.
  lineas jsonb,
  datos jsonb,
  -- What was kept at once, which is taken back at once.
  lote uuid NOT NULL,
  creada_por uuid REFERENCES usuario,
  creada_en timestamptz NOT NULL DEFAULT now(),
  borrada_en timestamptz
);

-- The bills of a supplier and those of a distributor have numbers of their own.
CREATE UNIQUE INDEX factura_recibida_numero ON factura_recibida (cups, (fuente = 'f1'), numero)
  WHERE borrada_en IS NULL AND numero IS NOT NULL;
CREATE INDEX factura_recibida_cups ON factura_recibida (cups, hasta);
CREATE INDEX factura_recibida_cliente ON factura_recibida (cliente_id);
CREATE INDEX factura_recibida_hasta ON factura_recibida (hasta DESC, id) WHERE borrada_en IS NULL;
CREATE INDEX factura_recibida_lote ON factura_recibida (lote);

-- What came of a supply before it had a client is of the first one that it gets.
CREATE FUNCTION factura_recibida_de_cliente() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE factura_recibida SET cliente_id = NEW.cliente_id WHERE cups = NEW.cups AND cliente_id IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER factura_recibida_de_cliente AFTER UPDATE OF cliente_id ON punto_suministro FOR EACH ROW
  WHEN (OLD.cliente_id IS NULL AND NEW.cliente_id IS NOT NULL) EXECUTE FUNCTION factura_recibida_de_cliente();

CREATE TRIGGER avisar_visibilidad AFTER UPDATE ON factura_recibida FOR EACH ROW
  WHEN (ROW(OLD.cliente_id) IS DISTINCT FROM ROW(NEW.cliente_id)) EXECUTE FUNCTION avisar_visibilidad();

ALTER TABLE documento DROP CONSTRAINT documento_entidad_check;
ALTER TABLE documento ADD CONSTRAINT documento_entidad_check
  CHECK (entidad IN ('cliente', 'propuesta', 'contrato', 'punto-suministro', 'factura'));
