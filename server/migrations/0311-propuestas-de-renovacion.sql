-- Many contracts that come to their end get a proposal each at once.
ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN (
  'asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'importacion-puntos', 'contratos',
  'propuestas', 'propuestas-de-renovacion', 'clientes', 'cuentas', 'productos', 'tareas', 'puntos', 'comerciales', 'etiquetas',
  'campos'
));
