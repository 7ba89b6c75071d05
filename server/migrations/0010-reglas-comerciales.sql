-- Rules of the commercial side: what goes on after its end, disputes that hold nothing else, taxes of a settlement, and a
-- destruction of personal data that reaches what is otherwise a record.

ALTER TABLE contrato
  -- Goes on after its last day until somebody ends it; otherwise it ends by itself.
  ADD COLUMN prorroga boolean NOT NULL DEFAULT true;

-- What the statement of a representative says of taxes.
ALTER TABLE comercial
  -- Null: as the NIF says, a person is self-employed and anybody else a company.
  ADD COLUMN regimen_fiscal text CHECK (regimen_fiscal IN ('autonomo', 'empresa', 'empleado')),
  -- Percent withheld from the self-employed (RD 439/2007, art. 95.1).
  ADD COLUMN irpf_pct double precision NOT NULL DEFAULT 15 CHECK (irpf_pct IN (7, 15)),
  ADD COLUMN impuesto text NOT NULL DEFAULT 'IVA' CHECK (impuesto IN ('IVA', 'IGIC', 'IPSI')),
  ADD COLUMN impuesto_pct double precision NOT NULL DEFAULT 21 CHECK (impuesto_pct BETWEEN 0 AND 30);

ALTER TABLE liquidacion
  -- Those data as they were when it left draft; null: in draft, or from before there were any.
  ADD COLUMN fiscal jsonb;

-- A disputed line is paid by nobody until it is answered. In a settlement that is already paid it can then only be
-- withdrawn (`retirada`), or moved as an adjustment to a later one (`trasladada`): what was paid stays as it was paid.
ALTER TABLE liquidacion_linea
  DROP CONSTRAINT liquidacion_linea_estado_check,
  ADD CONSTRAINT liquidacion_linea_estado_check
    CHECK (estado IN ('pendiente', 'aceptada', 'disputada', 'retirada', 'trasladada')),
  -- Of an adjustment: the line that it corrects, or pays.
  ADD COLUMN origen_id uuid REFERENCES liquidacion_linea;

CREATE INDEX liquidacion_linea_origen_id ON liquidacion_linea (origen_id) WHERE origen_id IS NOT NULL;
CREATE INDEX liquidacion_linea_disputada ON liquidacion_linea (liquidacion_id) WHERE estado = 'disputada';

-- The law's exception (LOPDGDD, art. 32): while `vatio.supresion` says so, which lasts for a transaction, what a record
-- says of a person may be written over.
CREATE FUNCTION en_supresion() RETURNS boolean LANGUAGE sql STABLE
  RETURN current_setting('vatio.supresion', true) = 'si';

CREATE OR REPLACE FUNCTION no_se_reescribe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND en_supresion() THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Una fila de % no se reescribe', TG_TABLE_NAME;
END;
$$;

CREATE OR REPLACE FUNCTION linea_de_liquidacion_pagada() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  textos constant text[] := '{motivo,respuesta,explicacion}';
  respuesta constant text[] := '{estado,respuesta}';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF en_supresion() AND to_jsonb(NEW) - textos = to_jsonb(OLD) - textos THEN RETURN NEW; END IF;
    IF OLD.estado = 'disputada' AND NEW.estado IN ('retirada', 'trasladada')
      AND to_jsonb(NEW) - respuesta = to_jsonb(OLD) - respuesta
    THEN
      RETURN NEW;
    END IF;
  END IF;
  IF EXISTS (
    SELECT FROM liquidacion l
    WHERE l.id IN (NEW.liquidacion_id, OLD.liquidacion_id) AND l.estado = 'pagada'
  ) THEN
    RAISE EXCEPTION 'La liquidación de esta línea está pagada y no se cambia';
  END IF;
  RETURN coalesce(NEW, OLD);
END;
$$;
