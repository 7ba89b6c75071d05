-- Mails that tell a representative what their client or the distributor has answered, and a client what they accepted.
ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado'
));
ALTER TABLE correo DROP CONSTRAINT correo_entidad_check;
ALTER TABLE correo ADD CONSTRAINT correo_entidad_check CHECK (entidad IN ('propuesta', 'usuario', 'contrato'));
