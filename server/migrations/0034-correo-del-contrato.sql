-- The summary of a contract, mailed to its client.
ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato'
));
-- Answers of the last days, which somebody has to attend to.
CREATE INDEX propuesta_respuesta_creada_en ON propuesta_respuesta (creada_en);
