-- Fields of a house's own on clients, supply points and contracts: columns that wait for a name, five of each kind, so that a
-- list filters and sorts by them as by any other. The table says what each means; no row is in an index of what it lacks.

CREATE TABLE campo_propio (
  entidad text NOT NULL CHECK (entidad IN ('cliente', 'punto-suministro', 'contrato')),
  hueco text NOT NULL CHECK (hueco ~ '^(texto|numero|fecha|opcion)[1-5]$'),
  nombre text NOT NULL CHECK (nombre = btrim(nombre) AND length(nombre) BETWEEN 1 AND 40),
  plegado text NOT NULL GENERATED ALWAYS AS (plegar(nombre)) STORED,
  valores text[] NOT NULL DEFAULT '{}',
  puesto integer NOT NULL,
  archivado boolean NOT NULL DEFAULT false,
  PRIMARY KEY (entidad, hueco),
  UNIQUE (entidad, plegado)
);

ALTER TABLE cliente
  ADD COLUMN texto1 text COLLATE "es-x-icu",
  ADD COLUMN texto2 text COLLATE "es-x-icu",
  ADD COLUMN texto3 text COLLATE "es-x-icu",
  ADD COLUMN texto4 text COLLATE "es-x-icu",
  ADD COLUMN texto5 text COLLATE "es-x-icu",
  ADD COLUMN numero1 double precision,
  ADD COLUMN numero2 double precision,
  ADD COLUMN numero3 double precision,
  ADD COLUMN numero4 double precision,
  ADD COLUMN numero5 double precision,
  ADD COLUMN fecha1 date,
  ADD COLUMN fecha2 date,
  ADD COLUMN fecha3 date,
  ADD COLUMN fecha4 date,
  ADD COLUMN fecha5 date,
  ADD COLUMN opcion1 text COLLATE "es-x-icu",
  ADD COLUMN opcion2 text COLLATE "es-x-icu",
  ADD COLUMN opcion3 text COLLATE "es-x-icu",
  ADD COLUMN opcion4 text COLLATE "es-x-icu",
  ADD COLUMN opcion5 text COLLATE "es-x-icu";

ALTER TABLE punto_suministro
  ADD COLUMN texto1 text COLLATE "es-x-icu",
  ADD COLUMN texto2 text COLLATE "es-x-icu",
  ADD COLUMN texto3 text COLLATE "es-x-icu",
  ADD COLUMN texto4 text COLLATE "es-x-icu",
  ADD COLUMN texto5 text COLLATE "es-x-icu",
  ADD COLUMN numero1 double precision,
  ADD COLUMN numero2 double precision,
  ADD COLUMN numero3 double precision,
  ADD COLUMN numero4 double precision,
  ADD COLUMN numero5 double precision,
  ADD COLUMN fecha1 date,
  ADD COLUMN fecha2 date,
  ADD COLUMN fecha3 date,
  ADD COLUMN fecha4 date,
  ADD COLUMN fecha5 date,
  ADD COLUMN opcion1 text COLLATE "es-x-icu",
  ADD COLUMN opcion2 text COLLATE "es-x-icu",
  ADD COLUMN opcion3 text COLLATE "es-x-icu",
  ADD COLUMN opcion4 text COLLATE "es-x-icu",
  ADD COLUMN opcion5 text COLLATE "es-x-icu";

ALTER TABLE contrato
  ADD COLUMN texto1 text COLLATE "es-x-icu",
  ADD COLUMN texto2 text COLLATE "es-x-icu",
  ADD COLUMN texto3 text COLLATE "es-x-icu",
  ADD COLUMN texto4 text COLLATE "es-x-icu",
  ADD COLUMN texto5 text COLLATE "es-x-icu",
  ADD COLUMN numero1 double precision,
  ADD COLUMN numero2 double precision,
  ADD COLUMN numero3 double precision,
  ADD COLUMN numero4 double precision,
  ADD COLUMN numero5 double precision,
  ADD COLUMN fecha1 date,
  ADD COLUMN fecha2 date,
  ADD COLUMN fecha3 date,
  ADD COLUMN fecha4 date,
  ADD COLUMN fecha5 date,
  ADD COLUMN opcion1 text COLLATE "es-x-icu",
  ADD COLUMN opcion2 text COLLATE "es-x-icu",
  ADD COLUMN opcion3 text COLLATE "es-x-icu",
  ADD COLUMN opcion4 text COLLATE "es-x-icu",
  ADD COLUMN opcion5 text COLLATE "es-x-icu";

CREATE INDEX cliente_texto1 ON cliente (texto1, id) WHERE texto1 IS NOT NULL;
CREATE INDEX cliente_texto2 ON cliente (texto2, id) WHERE texto2 IS NOT NULL;
CREATE INDEX cliente_texto3 ON cliente (texto3, id) WHERE texto3 IS NOT NULL;
CREATE INDEX cliente_texto4 ON cliente (texto4, id) WHERE texto4 IS NOT NULL;
CREATE INDEX cliente_texto5 ON cliente (texto5, id) WHERE texto5 IS NOT NULL;
CREATE INDEX cliente_numero1 ON cliente (numero1, id) WHERE numero1 IS NOT NULL;
CREATE INDEX cliente_numero2 ON cliente (numero2, id) WHERE numero2 IS NOT NULL;
CREATE INDEX cliente_numero3 ON cliente (numero3, id) WHERE numero3 IS NOT NULL;
CREATE INDEX cliente_numero4 ON cliente (numero4, id) WHERE numero4 IS NOT NULL;
CREATE INDEX cliente_numero5 ON cliente (numero5, id) WHERE numero5 IS NOT NULL;
CREATE INDEX cliente_fecha1 ON cliente (fecha1, id) WHERE fecha1 IS NOT NULL;
CREATE INDEX cliente_fecha2 ON cliente (fecha2, id) WHERE fecha2 IS NOT NULL;
CREATE INDEX cliente_fecha3 ON cliente (fecha3, id) WHERE fecha3 IS NOT NULL;
CREATE INDEX cliente_fecha4 ON cliente (fecha4, id) WHERE fecha4 IS NOT NULL;
CREATE INDEX cliente_fecha5 ON cliente (fecha5, id) WHERE fecha5 IS NOT NULL;
CREATE INDEX cliente_opcion1 ON cliente (opcion1, id) WHERE opcion1 IS NOT NULL;
CREATE INDEX cliente_opcion2 ON cliente (opcion2, id) WHERE opcion2 IS NOT NULL;
CREATE INDEX cliente_opcion3 ON cliente (opcion3, id) WHERE opcion3 IS NOT NULL;
CREATE INDEX cliente_opcion4 ON cliente (opcion4, id) WHERE opcion4 IS NOT NULL;
CREATE INDEX cliente_opcion5 ON cliente (opcion5, id) WHERE opcion5 IS NOT NULL;

CREATE INDEX punto_suministro_texto1 ON punto_suministro (texto1, cups) WHERE texto1 IS NOT NULL;
CREATE INDEX punto_suministro_texto2 ON punto_suministro (texto2, cups) WHERE texto2 IS NOT NULL;
CREATE INDEX punto_suministro_texto3 ON punto_suministro (texto3, cups) WHERE texto3 IS NOT NULL;
CREATE INDEX punto_suministro_texto4 ON punto_suministro (texto4, cups) WHERE texto4 IS NOT NULL;
CREATE INDEX punto_suministro_texto5 ON punto_suministro (texto5, cups) WHERE texto5 IS NOT NULL;
CREATE INDEX punto_suministro_numero1 ON punto_suministro (numero1, cups) WHERE numero1 IS NOT NULL;
CREATE INDEX punto_suministro_numero2 ON punto_suministro (numero2, cups) WHERE numero2 IS NOT NULL;
CREATE INDEX punto_suministro_numero3 ON punto_suministro (numero3, cups) WHERE numero3 IS NOT NULL;
CREATE INDEX punto_suministro_numero4 ON punto_suministro (numero4, cups) WHERE numero4 IS NOT NULL;
CREATE INDEX punto_suministro_numero5 ON punto_suministro (numero5, cups) WHERE numero5 IS NOT NULL;
CREATE INDEX punto_suministro_fecha1 ON punto_suministro (fecha1, cups) WHERE fecha1 IS NOT NULL;
CREATE INDEX punto_suministro_fecha2 ON punto_suministro (fecha2, cups) WHERE fecha2 IS NOT NULL;
CREATE INDEX punto_suministro_fecha3 ON punto_suministro (fecha3, cups) WHERE fecha3 IS NOT NULL;
CREATE INDEX punto_suministro_fecha4 ON punto_suministro (fecha4, cups) WHERE fecha4 IS NOT NULL;
CREATE INDEX punto_suministro_fecha5 ON punto_suministro (fecha5, cups) WHERE fecha5 IS NOT NULL;
CREATE INDEX punto_suministro_opcion1 ON punto_suministro (opcion1, cups) WHERE opcion1 IS NOT NULL;
CREATE INDEX punto_suministro_opcion2 ON punto_suministro (opcion2, cups) WHERE opcion2 IS NOT NULL;
CREATE INDEX punto_suministro_opcion3 ON punto_suministro (opcion3, cups) WHERE opcion3 IS NOT NULL;
CREATE INDEX punto_suministro_opcion4 ON punto_suministro (opcion4, cups) WHERE opcion4 IS NOT NULL;
CREATE INDEX punto_suministro_opcion5 ON punto_suministro (opcion5, cups) WHERE opcion5 IS NOT NULL;

CREATE INDEX contrato_texto1 ON contrato (texto1, codigo) WHERE texto1 IS NOT NULL;
CREATE INDEX contrato_texto2 ON contrato (texto2, codigo) WHERE texto2 IS NOT NULL;
CREATE INDEX contrato_texto3 ON contrato (texto3, codigo) WHERE texto3 IS NOT NULL;
CREATE INDEX contrato_texto4 ON contrato (texto4, codigo) WHERE texto4 IS NOT NULL;
CREATE INDEX contrato_texto5 ON contrato (texto5, codigo) WHERE texto5 IS NOT NULL;
CREATE INDEX contrato_numero1 ON contrato (numero1, codigo) WHERE numero1 IS NOT NULL;
CREATE INDEX contrato_numero2 ON contrato (numero2, codigo) WHERE numero2 IS NOT NULL;
CREATE INDEX contrato_numero3 ON contrato (numero3, codigo) WHERE numero3 IS NOT NULL;
CREATE INDEX contrato_numero4 ON contrato (numero4, codigo) WHERE numero4 IS NOT NULL;
CREATE INDEX contrato_numero5 ON contrato (numero5, codigo) WHERE numero5 IS NOT NULL;
CREATE INDEX contrato_fecha1 ON contrato (fecha1, codigo) WHERE fecha1 IS NOT NULL;
CREATE INDEX contrato_fecha2 ON contrato (fecha2, codigo) WHERE fecha2 IS NOT NULL;
CREATE INDEX contrato_fecha3 ON contrato (fecha3, codigo) WHERE fecha3 IS NOT NULL;
CREATE INDEX contrato_fecha4 ON contrato (fecha4, codigo) WHERE fecha4 IS NOT NULL;
CREATE INDEX contrato_fecha5 ON contrato (fecha5, codigo) WHERE fecha5 IS NOT NULL;
CREATE INDEX contrato_opcion1 ON contrato (opcion1, codigo) WHERE opcion1 IS NOT NULL;
CREATE INDEX contrato_opcion2 ON contrato (opcion2, codigo) WHERE opcion2 IS NOT NULL;
CREATE INDEX contrato_opcion3 ON contrato (opcion3, codigo) WHERE opcion3 IS NOT NULL;
CREATE INDEX contrato_opcion4 ON contrato (opcion4, codigo) WHERE opcion4 IS NOT NULL;
CREATE INDEX contrato_opcion5 ON contrato (opcion5, codigo) WHERE opcion5 IS NOT NULL;

ALTER TABLE operacion DROP CONSTRAINT operacion_tipo_check;
ALTER TABLE operacion ADD CONSTRAINT operacion_tipo_check CHECK (tipo IN (
  'asignacion', 'traspaso', 'importacion-clientes', 'importacion-contratos', 'contratos', 'propuestas', 'clientes',
  'cuentas', 'productos', 'tareas', 'puntos', 'comerciales', 'etiquetas', 'campos'
));
