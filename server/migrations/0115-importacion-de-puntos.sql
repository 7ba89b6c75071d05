-- Tags and own fields of supply points come with a file, which is an operation like those of clients and contracts.
ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN (
  'asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'importacion-puntos', 'contratos',
  'propuestas', 'clientes', 'cuentas', 'productos', 'tareas', 'puntos', 'comerciales', 'etiquetas', 'campos'
));

ALTER TABLE importacion_columnas DROP CONSTRAINT importacion_columnas_tipo_check;
ALTER TABLE importacion_columnas ADD CONSTRAINT importacion_columnas_tipo_check CHECK (tipo IN (
  'importacion-clientes', 'importacion-contratos', 'importacion-puntos'
));
