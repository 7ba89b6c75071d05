-- What a sale earns, the contracts with their four clocks, and the monthly settlement.

-- How a commission is shared: percent for the seller, their manager, the manager's manager…; the rest is the house's.
CREATE TABLE plan_comision (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nombre text COLLATE "es-x-icu" NOT NULL,
  reparto double precision[] NOT NULL CHECK (cardinality(reparto) BETWEEN 1 AND 8),
  -- The plan of the representatives who have none of their own.
  por_defecto boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz,
  CHECK (NOT (por_defecto AND borrado_en IS NOT NULL))
);

CREATE UNIQUE INDEX plan_comision_nombre ON plan_comision (lower(nombre)) WHERE borrado_en IS NULL;
CREATE UNIQUE INDEX plan_comision_por_defecto ON plan_comision (por_defecto) WHERE por_defecto;

INSERT INTO plan_comision (nombre, reparto, por_defecto) VALUES ('General', '{100}', true);

ALTER TABLE comercial ADD COLUMN plan_comision_id uuid REFERENCES plan_comision;

-- What a contract earns between two days, both included; no end: until another rule takes over. A rule is about one
-- product, or about whatever its supplier and tariff say; empty: any. Bands hold their lower end and not the upper one.
CREATE TABLE regla_comision (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  comercializadora text COLLATE "es-x-icu",
  producto_id uuid REFERENCES producto,
  tarifa text,
  consumo_desde_mwh numeric,
  consumo_hasta_mwh numeric,
  fee_desde_eur_mwh numeric,
  fee_hasta_eur_mwh numeric,
  -- €, €/MWh of a year, or percent of what the fees earn in a year.
  tipo text NOT NULL CHECK (tipo IN ('fija', 'por-mwh', 'porcentaje-fee')),
  valor numeric NOT NULL CHECK (valor >= 0),
  -- Null: as the plan of the representative shares.
  reparto double precision[] CHECK (cardinality(reparto) BETWEEN 1 AND 8),
  desde date NOT NULL,
  hasta date,
  notas text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz,
  CHECK (hasta >= desde),
  CHECK (consumo_hasta_mwh > consumo_desde_mwh),
  CHECK (fee_hasta_eur_mwh > fee_desde_eur_mwh),
  CHECK (tipo <> 'porcentaje-fee' OR valor <= 100),
  CHECK (producto_id IS NULL OR (comercializadora IS NULL AND tarifa IS NULL)),
  -- Two rules that say the same of the same contracts: none would win.
  CONSTRAINT regla_comision_sin_solapes EXCLUDE USING gist (
    coalesce(lower(comercializadora), '') WITH =,
    coalesce(producto_id::text, '') WITH =,
    coalesce(tarifa, '') WITH =,
    ((num_nonnulls(consumo_desde_mwh, consumo_hasta_mwh) > 0)::int) WITH =,
    ((num_nonnulls(fee_desde_eur_mwh, fee_hasta_eur_mwh) > 0)::int) WITH =,
    numrange(consumo_desde_mwh, consumo_hasta_mwh) WITH &&,
    numrange(fee_desde_eur_mwh, fee_hasta_eur_mwh) WITH &&,
    daterange(desde, hasta, '[]') WITH &&
  ) WHERE (borrado_en IS NULL)
);

CREATE INDEX regla_comision_producto_id ON regla_comision (producto_id);

-- A file of contracts that was loaded, so that it can be taken back.
CREATE TABLE contrato_importacion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario,
  fichero text NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now(),
  revertida_en timestamptz
);

-- What the columns of a file with those titles were said to be, for the next one like it.
CREATE TABLE contrato_columnas (
  cabecera text PRIMARY KEY,
  columnas jsonb NOT NULL
);

CREATE TABLE contrato (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  codigo text NOT NULL UNIQUE,
  cliente_id uuid NOT NULL REFERENCES cliente,
  cups text COLLATE "C" NOT NULL REFERENCES punto_suministro,
  comercial_id uuid REFERENCES comercial,
  -- Where it comes from: a proposal accepted, a contract that it renews, a file.
  propuesta_id uuid REFERENCES propuesta,
  analisis_id uuid REFERENCES analisis,
  anterior_id uuid REFERENCES contrato CHECK (anterior_id <> id),
  importacion_id uuid REFERENCES contrato_importacion,
  -- What was agreed. Prices by period, empty for an indexed product; fees inside them.
  producto_version_id uuid NOT NULL REFERENCES producto_version,
  precio_energia_eur_kwh double precision[] NOT NULL,
  precio_potencia_eur_kw_anio double precision[] NOT NULL,
  fee_energia_eur_mwh double precision NOT NULL,
  fee_potencia_eur_kw_anio double precision NOT NULL,
  potencias_kw double precision[] NOT NULL,
  consumo_anual_kwh double precision NOT NULL CHECK (consumo_anual_kwh >= 0),
  duracion_meses int NOT NULL CHECK (duracion_meses > 0),
  permanencia boolean NOT NULL,
  -- By the fees, as its proposal said; by the rules it is comision_eur.
  comision_prevista_eur numeric NOT NULL,
  -- Four clocks, each with the moment at which it came where it stands and the reason for it, where there is one.
  comercial text NOT NULL DEFAULT 'borrador' CHECK (comercial IN ('borrador', 'enviado', 'firmado', 'cancelado')),
  comercial_desde timestamptz NOT NULL DEFAULT now(),
  comercial_motivo text,
  firma text NOT NULL DEFAULT 'pendiente'
    CHECK (firma IN ('pendiente', 'enviada', 'firmada', 'rechazada', 'caducada')),
  firma_desde timestamptz NOT NULL DEFAULT now(),
  firma_motivo text,
  atr text NOT NULL DEFAULT 'sin-solicitar'
    CHECK (atr IN ('sin-solicitar', 'solicitado', 'aceptado', 'rechazado', 'activado', 'baja')),
  atr_desde timestamptz NOT NULL DEFAULT now(),
  atr_motivo text,
  -- Two characters of table 27 of the ATR formats, of a rejection.
  atr_codigo text,
  cobro text NOT NULL DEFAULT 'pendiente' CHECK (cobro IN ('pendiente', 'liquidado', 'reclamado')),
  cobro_desde timestamptz NOT NULL DEFAULT now(),
  cobro_motivo text,
  fecha_firma date CHECK (fecha_firma IS NULL OR firma = 'firmada'),
  fecha_solicitud date,
  fecha_activacion date,
  -- Last day of what was agreed: a contract goes on after it until somebody ends it.
  fecha_fin date,
  permanencia_hasta date,
  -- First day without it.
  fecha_baja date,
  -- The number that the supplier's own site gave it.
  referencia_externa text,
  -- Frozen at activation: the euros, the rule and why, who gets what.
  comision jsonb,
  comision_eur numeric,
  notas text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  creado_por uuid REFERENCES usuario,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz,
  CHECK ((atr IN ('activado', 'baja')) = (fecha_activacion IS NOT NULL)),
  CHECK ((atr = 'baja') = (fecha_baja IS NOT NULL)),
  CHECK (fecha_baja >= fecha_activacion),
  CHECK (fecha_fin >= fecha_activacion),
  CHECK (atr = 'sin-solicitar' OR comercial IN ('firmado', 'cancelado')),
  CHECK (borrado_en IS NULL OR fecha_activacion IS NULL),
  CONSTRAINT contrato_uno_activo EXCLUDE USING gist (
    cups WITH =, daterange(fecha_activacion, fecha_baja) WITH &&
  ) WHERE (fecha_activacion IS NOT NULL)
);

-- Accepting a proposal twice makes its contracts once.
CREATE UNIQUE INDEX contrato_propuesta_cups ON contrato (propuesta_id, cups) WHERE propuesta_id IS NOT NULL;
CREATE UNIQUE INDEX contrato_renovacion ON contrato (anterior_id)
  WHERE anterior_id IS NOT NULL AND borrado_en IS NULL AND comercial <> 'cancelado';
CREATE INDEX contrato_cups ON contrato (cups);
CREATE INDEX contrato_cliente_id ON contrato (cliente_id);
CREATE INDEX contrato_comercial_id ON contrato (comercial_id);
CREATE INDEX contrato_analisis_id ON contrato (analisis_id);
CREATE INDEX contrato_producto_version_id ON contrato (producto_version_id);
CREATE INDEX contrato_importacion_id ON contrato (importacion_id);
CREATE INDEX contrato_creado_en ON contrato (creado_en);
CREATE INDEX contrato_fecha_fin ON contrato (fecha_fin) WHERE atr = 'activado';
CREATE INDEX contrato_fecha_activacion ON contrato (fecha_activacion);

-- A point has a contract exactly while one of its contracts is active.
CREATE FUNCTION contrato_a_su_punto() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE punto_suministro p
    SET con_contrato = EXISTS (SELECT FROM contrato c WHERE c.cups = p.cups AND c.atr = 'activado')
    WHERE p.cups = coalesce(NEW.cups, OLD.cups)
      AND p.con_contrato <> EXISTS (SELECT FROM contrato c WHERE c.cups = p.cups AND c.atr = 'activado');
  RETURN NULL;
END;
$$;

CREATE TRIGGER contrato_nuevo_a_su_punto AFTER INSERT ON contrato
  FOR EACH ROW WHEN (NEW.atr = 'activado') EXECUTE FUNCTION contrato_a_su_punto();
CREATE TRIGGER contrato_cambiado_a_su_punto AFTER UPDATE OF atr ON contrato
  FOR EACH ROW WHEN ((OLD.atr = 'activado') <> (NEW.atr = 'activado')) EXECUTE FUNCTION contrato_a_su_punto();
CREATE TRIGGER contrato_borrado_a_su_punto AFTER DELETE ON contrato
  FOR EACH ROW WHEN (OLD.atr = 'activado') EXECUTE FUNCTION contrato_a_su_punto();

UPDATE punto_suministro SET con_contrato = false WHERE con_contrato;

-- A change made to many contracts at once, with what each one was, so that it can be undone.
CREATE TABLE contrato_lote (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  usuario_id uuid NOT NULL REFERENCES usuario,
  accion text NOT NULL,
  creado_en timestamptz NOT NULL DEFAULT now(),
  deshecho_en timestamptz
);

CREATE TABLE contrato_lote_fila (
  lote_id uuid NOT NULL REFERENCES contrato_lote ON DELETE CASCADE,
  contrato_id uuid NOT NULL REFERENCES contrato,
  antes jsonb NOT NULL,
  -- The version that the change left: with another one somebody has touched it since.
  version int NOT NULL,
  PRIMARY KEY (lote_id, contrato_id)
);

CREATE INDEX contrato_lote_fila_contrato_id ON contrato_lote_fila (contrato_id);

-- What a representative is paid for a month.
CREATE TABLE liquidacion (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  codigo text NOT NULL UNIQUE,
  mes date NOT NULL CHECK (extract(day FROM mes) = 1),
  comercial_id uuid NOT NULL REFERENCES comercial,
  estado text NOT NULL DEFAULT 'borrador'
    CHECK (estado IN ('borrador', 'en-revision', 'con-incidencia', 'aceptada', 'pagada')),
  estado_desde timestamptz NOT NULL DEFAULT now(),
  pagada_el date,
  version int NOT NULL DEFAULT 1,
  creada_en timestamptz NOT NULL DEFAULT now(),
  UNIQUE (mes, comercial_id),
  CHECK ((estado = 'pagada') = (pagada_el IS NOT NULL))
);

CREATE INDEX liquidacion_comercial_id ON liquidacion (comercial_id);

CREATE TABLE liquidacion_linea (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  liquidacion_id uuid NOT NULL REFERENCES liquidacion,
  contrato_id uuid NOT NULL REFERENCES contrato,
  comercial_id uuid NOT NULL REFERENCES comercial,
  -- The part of a commission, what an early end takes back of it, or what a dispute settled.
  tipo text NOT NULL CHECK (tipo IN ('comision', 'decomision', 'ajuste')),
  -- 1 is the seller, 2 their manager…
  nivel int NOT NULL CHECK (nivel BETWEEN 1 AND 8),
  base_eur numeric NOT NULL,
  porcentaje numeric NOT NULL,
  importe_eur numeric NOT NULL,
  explicacion text NOT NULL,
  estado text NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'aceptada', 'disputada')),
  motivo text,
  respuesta text,
  creada_en timestamptz NOT NULL DEFAULT now()
);

-- Nothing is settled twice.
CREATE UNIQUE INDEX liquidacion_linea_unica ON liquidacion_linea (contrato_id, comercial_id, nivel, tipo)
  WHERE tipo <> 'ajuste';
CREATE INDEX liquidacion_linea_liquidacion_id ON liquidacion_linea (liquidacion_id);
CREATE INDEX liquidacion_linea_contrato_id ON liquidacion_linea (contrato_id);

-- What was paid stays as it was paid.
CREATE FUNCTION liquidacion_pagada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'La liquidación % está pagada y no se cambia', OLD.codigo;
END;
$$;

CREATE TRIGGER liquidacion_pagada BEFORE UPDATE OR DELETE ON liquidacion
  FOR EACH ROW WHEN (OLD.estado = 'pagada') EXECUTE FUNCTION liquidacion_pagada();

CREATE FUNCTION linea_de_liquidacion_pagada() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM liquidacion l
    WHERE l.id IN (NEW.liquidacion_id, OLD.liquidacion_id) AND l.estado = 'pagada'
  ) THEN
    RAISE EXCEPTION 'La liquidación de esta línea está pagada y no se cambia';
  END IF;
  RETURN coalesce(NEW, OLD);
END;
$$;

CREATE TRIGGER linea_de_liquidacion_pagada BEFORE INSERT OR UPDATE OR DELETE ON liquidacion_linea
  FOR EACH ROW EXECUTE FUNCTION linea_de_liquidacion_pagada();
