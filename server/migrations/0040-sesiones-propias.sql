-- From where and with what each session was opened, so that its owner recognises it, and when it was used last.
ALTER TABLE sesion
  ADD COLUMN direccion text,
  ADD COLUMN agente text,
  ADD COLUMN usada_en timestamptz NOT NULL DEFAULT now();

-- What an account is told about its own safety, such as a password that has changed.
ALTER TABLE correo DROP CONSTRAINT correo_motivo_check;
ALTER TABLE correo ADD CONSTRAINT correo_motivo_check CHECK (motivo IN (
  'propuesta', 'mensaje', 'codigo', 'invitacion', 'recuperacion', 'aceptacion', 'rechazo', 'copia', 'atr-rechazado',
  'contrato', 'seguridad'
));
