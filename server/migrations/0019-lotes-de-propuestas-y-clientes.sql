-- The same may be done to many proposals, and to many clients, at once.

ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN (
  'asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'contratos', 'propuestas', 'clientes',
  'cuentas'
));
