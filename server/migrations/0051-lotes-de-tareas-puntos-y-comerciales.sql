-- Many tasks, supply points or representatives are changed at once.

ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN (
  'asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'contratos', 'propuestas', 'clientes',
  'cuentas', 'productos', 'tareas', 'puntos', 'comerciales'
));

ALTER TABLE operacion_fila DROP CONSTRAINT operacion_fila_entidad_check;
ALTER TABLE operacion_fila ADD CONSTRAINT operacion_fila_entidad_check CHECK (entidad IN (
  'cliente', 'contrato', 'propuesta', 'comercial', 'punto-suministro', 'usuario', 'producto', 'tarea'
));
