-- Tags: words that people put on clients, supply points and contracts. Each row keeps its own, so that a list filters by
-- them with one index and without a join; the table keeps how each was first written.

CREATE TABLE etiqueta (
  nombre text PRIMARY KEY CHECK (nombre = btrim(nombre) AND length(nombre) BETWEEN 1 AND 40 AND nombre !~ ','),
  plegada text NOT NULL UNIQUE GENERATED ALWAYS AS (plegar(nombre)) STORED
);

ALTER TABLE cliente ADD COLUMN etiquetas text[] NOT NULL DEFAULT '{}';
ALTER TABLE punto_suministro ADD COLUMN etiquetas text[] NOT NULL DEFAULT '{}';
ALTER TABLE contrato ADD COLUMN etiquetas text[] NOT NULL DEFAULT '{}';

-- Most rows have none, and then cost the index nothing.
CREATE INDEX cliente_etiquetas ON cliente USING gin (etiquetas) WHERE etiquetas <> '{}';
CREATE INDEX punto_suministro_etiquetas ON punto_suministro USING gin (etiquetas) WHERE etiquetas <> '{}';
CREATE INDEX contrato_etiquetas ON contrato USING gin (etiquetas) WHERE etiquetas <> '{}';

ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN (
  'asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'contratos', 'propuestas', 'clientes',
  'cuentas', 'productos', 'tareas', 'puntos', 'comerciales', 'etiquetas'
));
