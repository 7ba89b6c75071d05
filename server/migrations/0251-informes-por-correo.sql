-- The saved reports that somebody is mailed each Monday, and the Monday of the last one.
CREATE TABLE informe_semanal (
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  vista_id uuid NOT NULL REFERENCES vista ON DELETE CASCADE,
  semana date,
  PRIMARY KEY (usuario_id, vista_id)
);
CREATE INDEX informe_semanal_vista ON informe_semanal (vista_id);
