-- The rule that writes down a task before the end of each contract: one row.
CREATE TABLE regla_de_tareas (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  activa boolean NOT NULL DEFAULT false,
  dias_antes_del_fin int NOT NULL DEFAULT 120 CHECK (dias_antes_del_fin BETWEEN 1 AND 730)
);
INSERT INTO regla_de_tareas DEFAULT VALUES;

-- What the rule has written down, once for each contract and last day, whatever becomes of the task afterwards.
CREATE TABLE tarea_de_fin (
  contrato_id uuid NOT NULL REFERENCES contrato ON DELETE CASCADE,
  fecha_fin date NOT NULL,
  tarea_id uuid REFERENCES tarea ON DELETE SET NULL,
  PRIMARY KEY (contrato_id, fecha_fin)
);
