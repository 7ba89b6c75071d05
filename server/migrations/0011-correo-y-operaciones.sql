-- Mail that waits to leave, written in the transaction of what causes it, and work over many rows with its progress.

CREATE TABLE correo (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  motivo text NOT NULL CHECK (motivo IN ('propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion')),
  -- What it is about: a proposal, or the account that its link opens.
  entidad text NOT NULL CHECK (entidad IN ('propuesta', 'usuario')),
  entidad_id text NOT NULL,
  destinatario text NOT NULL,
  asunto text NOT NULL,
  -- Null once it needs not be sent any more: it may carry a link that opens an account.
  texto text,
  adjunto bytea,
  adjunto_nombre text,
  adjunto_tipo text,
  -- `sin-confirmar`: it was cut off when the mail server had it all and had not answered; only a person sends it again.
  estado text NOT NULL DEFAULT 'en-cola'
    CHECK (estado IN ('en-cola', 'enviado', 'no-entregado', 'sin-confirmar', 'anulado')),
  intentos int NOT NULL DEFAULT 0,
  -- Since when it may be tried, while it is queued.
  siguiente timestamptz NOT NULL DEFAULT now(),
  -- From then on it is of no use to anybody.
  caduca_en timestamptz,
  -- Why the last try failed.
  error text,
  usuario_id uuid REFERENCES usuario ON DELETE SET NULL,
  creado_en timestamptz NOT NULL DEFAULT now(),
  cambiado_en timestamptz NOT NULL DEFAULT now(),
  CHECK (texto IS NOT NULL OR estado <> 'en-cola'),
  CHECK (num_nulls(adjunto, adjunto_nombre, adjunto_tipo) IN (0, 3))
);

CREATE INDEX correo_en_cola ON correo (siguiente) WHERE estado = 'en-cola';
CREATE INDEX correo_entidad_id ON correo (entidad_id, creado_en);
CREATE INDEX correo_con_problemas ON correo (creado_en) WHERE estado IN ('no-entregado', 'sin-confirmar');

-- Written right before the last byte of a try: without it the mail server cannot have accepted that mail.
CREATE TABLE correo_entrega (
  correo_id uuid NOT NULL REFERENCES correo ON DELETE CASCADE,
  intento int NOT NULL,
  creada_en timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (correo_id, intento)
);

ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion
  ADD CONSTRAINT operacion_tipo_check
    CHECK (tipo IN ('asignacion', 'traspaso', 'importacion', 'contratos', 'cuentas')),
  ADD COLUMN estado text NOT NULL DEFAULT 'terminada'
    CHECK (estado IN ('en-cola', 'en-marcha', 'terminada', 'cancelada', 'fallida')),
  -- Counts its changes: whoever listens to it asks for what comes after the last one seen.
  ADD COLUMN revision int NOT NULL DEFAULT 1,
  ADD COLUMN total int NOT NULL DEFAULT 0,
  ADD COLUMN hechas int NOT NULL DEFAULT 0,
  ADD COLUMN sin_cambios int NOT NULL DEFAULT 0,
  ADD COLUMN rechazadas int NOT NULL DEFAULT 0,
  ADD COLUMN motivo text,
  ADD COLUMN terminada_en timestamptz,
  -- The operation that this one takes back.
  ADD COLUMN deshace_id uuid UNIQUE REFERENCES operacion;

CREATE INDEX operacion_sin_terminar ON operacion (creado_en) WHERE estado IN ('en-cola', 'en-marcha');

-- What an operation does to each thing, in its order.
CREATE TABLE operacion_fila (
  operacion_id uuid NOT NULL REFERENCES operacion ON DELETE CASCADE,
  orden int NOT NULL,
  entidad text NOT NULL
    CHECK (entidad IN ('cliente', 'contrato', 'propuesta', 'comercial', 'punto-suministro', 'usuario')),
  entidad_id text NOT NULL,
  resultado text NOT NULL DEFAULT 'pendiente'
    CHECK (resultado IN ('pendiente', 'hecha', 'sin-cambios', 'rechazada')),
  -- Why it was refused.
  motivo text,
  -- What it takes to undo it: the version that was left, and the columns as they were.
  antes jsonb,
  PRIMARY KEY (operacion_id, orden)
);

CREATE INDEX operacion_fila_entidad_id ON operacion_fila (entidad_id);
CREATE INDEX operacion_fila_pendiente ON operacion_fila (operacion_id, orden) WHERE resultado = 'pendiente';

INSERT INTO operacion_fila (operacion_id, orden, entidad, entidad_id, resultado, antes)
  SELECT operacion_id, row_number() OVER (PARTITION BY operacion_id ORDER BY cliente_id), 'cliente', cliente_id, 'hecha',
    jsonb_build_object('version', version, 'columnas', antes)
  FROM operacion_cambio;
DROP TABLE operacion_cambio;

INSERT INTO operacion (id, tipo, usuario_id, detalle, creado_en, deshecha_en)
  SELECT id, 'contratos', usuario_id, jsonb_build_object('accion', accion), creado_en, deshecho_en FROM contrato_lote;
INSERT INTO operacion_fila (operacion_id, orden, entidad, entidad_id, resultado, antes)
  -- Undone from the last to the first: those that were active come back once what took their place has gone.
  SELECT lote_id, row_number() OVER (PARTITION BY lote_id ORDER BY antes->>'atr' <> 'activado', contrato_id),
    'contrato', contrato_id, 'hecha', jsonb_build_array(jsonb_build_object('version', version, 'fila', antes))
  FROM contrato_lote_fila;
DROP TABLE contrato_lote_fila;
DROP TABLE contrato_lote;

UPDATE operacion o SET terminada_en = creado_en,
  total = (SELECT count(*) FROM operacion_fila f WHERE f.operacion_id = o.id),
  hechas = (SELECT count(*) FROM operacion_fila f WHERE f.operacion_id = o.id);
