-- Calls, visits and reminders, each of one representative, or of an account that belongs to none.
CREATE TABLE tarea (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tipo text NOT NULL CHECK (tipo IN ('llamada', 'visita', 'recordatorio')),
  titulo text COLLATE "es-x-icu" NOT NULL CHECK (titulo <> ''),
  nota text NOT NULL DEFAULT '',
  fecha date NOT NULL,
  -- The time in Spain; without one, any time of that day.
  hora time,
  comercial_id uuid REFERENCES comercial,
  usuario_id uuid REFERENCES usuario,
  cliente_id uuid REFERENCES cliente,
  cups text COLLATE "C" REFERENCES punto_suministro,
  contrato_id uuid REFERENCES contrato,
  recurrencia text NOT NULL DEFAULT 'ninguna' CHECK (recurrencia IN ('ninguna', 'semanal', 'mensual', 'anual')),
  -- The day from which it repeats, so that what began on the 31st comes back to it after a shorter month.
  repite_desde date NOT NULL,
  -- The one that was made when this one was done.
  siguiente_id uuid REFERENCES tarea ON DELETE SET NULL,
  hecha_en timestamptz,
  creada_por uuid REFERENCES usuario,
  creada_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz,
  version int NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(comercial_id, usuario_id) = 1)
);

CREATE INDEX tarea_comercial ON tarea (comercial_id, fecha) WHERE borrado_en IS NULL;
CREATE INDEX tarea_usuario ON tarea (usuario_id, fecha) WHERE borrado_en IS NULL AND usuario_id IS NOT NULL;
CREATE INDEX tarea_cliente ON tarea (cliente_id, fecha);
CREATE INDEX tarea_contrato ON tarea (contrato_id, fecha) WHERE contrato_id IS NOT NULL;
CREATE INDEX tarea_fecha ON tarea (fecha) WHERE borrado_en IS NULL;
