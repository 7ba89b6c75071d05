-- A file of clients or of contracts is an operation with a row for each of its own: it can be stopped and gone on with.

ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
UPDATE operacion SET tipo = 'importacion-clientes' WHERE tipo = 'importacion';
UPDATE operacion SET tipo = 'importacion-contratos' WHERE tipo = 'contratos' AND detalle->>'accion' = 'importar';
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN
  ('asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'contratos', 'cuentas'));

-- Unknown of a row of a file until it is in.
ALTER TABLE operacion_fila ALTER COLUMN entidad_id DROP NOT NULL;
ALTER TABLE operacion_fila
  -- In the file, 1-based.
  ADD COLUMN linea int,
  -- Titles of the columns that are wrong.
  ADD COLUMN campo text,
  -- What it says, `celdas` as they came: kept until it is in, and of those left out.
  ADD COLUMN datos jsonb,
  ADD CHECK (entidad_id IS NOT NULL OR linea IS NOT NULL);

-- The rows that were left out of the files imported before.
INSERT INTO operacion_fila (operacion_id, orden, entidad, resultado, linea, campo, motivo, datos)
  SELECT o.id, o.total + e.orden, CASE o.tipo WHEN 'importacion-clientes' THEN 'cliente' ELSE 'contrato' END,
    'rechazada', (e.fila->>'fila')::int, e.fila->>'campo', e.fila->>'motivo',
    jsonb_build_object('celdas', coalesce(e.fila->'celdas', '[]'))
  FROM operacion o, jsonb_array_elements(o.errores) WITH ORDINALITY AS e (fila, orden);
UPDATE operacion SET total = total + jsonb_array_length(errores), rechazadas = rechazadas + jsonb_array_length(errores);
ALTER TABLE operacion DROP COLUMN errores;

CREATE INDEX operacion_fila_rechazada ON operacion_fila (operacion_id, orden) WHERE resultado = 'rechazada';

-- What somebody said that the columns of their files are, by the titles of the file.
CREATE TABLE importacion_columnas (
  usuario_id uuid NOT NULL REFERENCES usuario ON DELETE CASCADE,
  tipo text NOT NULL CHECK (tipo IN ('importacion-clientes', 'importacion-contratos')),
  -- SHA-256 of the titles, in hexadecimal: however many they are, they fit in an index.
  cabecera text NOT NULL,
  columnas jsonb NOT NULL,
  PRIMARY KEY (usuario_id, tipo, cabecera)
);
INSERT INTO importacion_columnas (usuario_id, tipo, cabecera, columnas)
  SELECT u.id, 'importacion-contratos', encode(sha256(convert_to(c.cabecera, 'UTF8')), 'hex'), c.columnas
  FROM usuario u, contrato_columnas c WHERE u.rol = 'admin';
DROP TABLE contrato_columnas;
