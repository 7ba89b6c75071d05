-- The portfolio: representatives, clients, supply points, what they used. docs/escala.md explains sizes and partitions.

-- Search by fragments. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text ready to be searched: lower case, no accents, the ñ kept. The same as plegar() in the server.
CREATE FUNCTION plegar(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    lower(normalize(texto, NFC) COLLATE "es-x-icu"),
    'áàâäãåéèêëíìîïóòôöõúùûüçýÿ',
    'aaaaaaeeeeiiiiooooouuuucyy'
  );

CREATE TABLE comercial (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  nombre text COLLATE "es-x-icu" NOT NULL,
  nif text,
  email text,
  telefono text,
  zona text,
  -- Whose team it belongs to.
  responsable_id uuid REFERENCES comercial CHECK (responsable_id <> id),
  usuario_id uuid UNIQUE REFERENCES usuario,
  alta date NOT NULL DEFAULT current_date,
  baja date CHECK (baja >= alta),
  version int NOT NULL DEFAULT 1
);

CREATE INDEX comercial_responsable_id ON comercial (responsable_id);

CREATE TABLE cliente (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  tipo text NOT NULL CHECK (tipo IN ('persona', 'empresa')),
  nombre text COLLATE "es-x-icu" NOT NULL,
  nif text,
  email text,
  telefono text,
  direccion text,
  codigo_postal text,
  municipio text COLLATE "es-x-icu",
  provincia text,
  cnae text,
  iban text,
  comercial_id uuid REFERENCES comercial,
  usuario_id uuid REFERENCES usuario,
  version int NOT NULL DEFAULT 1,
  creado_en timestamptz NOT NULL DEFAULT now(),
  borrado_en timestamptz
);

CREATE UNIQUE INDEX cliente_nif ON cliente (nif) WHERE borrado_en IS NULL;
CREATE INDEX cliente_comercial_id ON cliente (comercial_id);
CREATE INDEX cliente_usuario_id ON cliente (usuario_id);

-- The representatives whose rows an account may see: its own and everyone under it.
CREATE FUNCTION comerciales_de(usuario uuid) RETURNS uuid[]
  LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  WITH RECURSIVE equipo (id) AS (
    SELECT c.id FROM comercial c WHERE c.usuario_id = $1
    UNION
    SELECT c.id FROM comercial c JOIN equipo e ON c.responsable_id = e.id
  )
  SELECT coalesce(array_agg(e.id), '{}') FROM equipo e
$$;

-- The clients that an account is.
CREATE FUNCTION clientes_de(usuario uuid) RETURNS uuid[]
  LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(c.id), '{}') FROM cliente c WHERE c.usuario_id = $1 AND c.borrado_en IS NULL
$$;

CREATE TABLE punto_suministro (
  cups text COLLATE "C" PRIMARY KEY CHECK (length(cups) = 20),
  -- The measuring point that some files put after the CUPS, such as 1F.
  frontera text,
  -- Four digits; the name is the one of the files, for those the domain does not know.
  distribuidora text NOT NULL,
  distribuidora_nombre text,
  cliente_id uuid REFERENCES cliente,
  -- Copied from the client by a trigger, so that lists search and sort by it at 30 million points.
  cliente_nombre text COLLATE "es-x-icu",
  -- The client's representative; without a client, who brought the point in. Null: the register, open to all of them.
  comercial_id uuid REFERENCES comercial,
  direccion text,
  codigo_postal text,
  municipio text COLLATE "es-x-icu",
  -- Two digits of the INE.
  provincia text,
  -- Of table 17 of the ATR formats, three characters.
  codigo_tarifa text,
  -- Null for the tariffs that ended on 31 May 2021, and while unknown.
  tarifa text,
  zona text NOT NULL DEFAULT 'peninsula',
  uso text NOT NULL DEFAULT 'otros' CHECK (uso IN ('vivienda', 'otros')),
  tipo_medida smallint NOT NULL DEFAULT 5 CHECK (tipo_medida BETWEEN 1 AND 5),
  -- kW of P1…Pn.
  potencias_kw double precision[] NOT NULL DEFAULT '{}',
  cnae text,
  derechos_extension_kw double precision,
  alquiler_eur_mes double precision,
  -- kWh of the last twelve months, brought to 365 days.
  consumo_anual_kwh double precision,
  con_contrato boolean NOT NULL DEFAULT false,
  sips_fecha date,
  version int NOT NULL DEFAULT 1,
  actualizado_en timestamptz NOT NULL DEFAULT now(),
  -- What is known of the country and is nobody's yet; the rest is the portfolio. Lists read the two one by one.
  registro boolean NOT NULL GENERATED ALWAYS AS (cliente_id IS NULL AND comercial_id IS NULL) STORED,
  -- A blank before every word, the first one too.
  busqueda text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    plegar(
      ' ' || cups || coalesce(frontera, '') || ' ' || coalesce(cliente_nombre, '') || ' ' || coalesce(direccion, '')
      || ' ' || coalesce(codigo_postal, '') || ' ' || coalesce(municipio, '')
    )
  ) STORED
);

-- With fewer samples the planner takes a word of a client's name for rarer than it is.
ALTER TABLE punto_suministro ALTER COLUMN busqueda SET STATISTICS 500;

CREATE INDEX punto_suministro_cliente_id ON punto_suministro (cliente_id, cups) WHERE cliente_id IS NOT NULL;
CREATE INDEX punto_suministro_comercial_id ON punto_suministro (comercial_id, cups) WHERE comercial_id IS NOT NULL;

CREATE INDEX cartera_busqueda ON punto_suministro USING gin (busqueda gin_trgm_ops) WHERE NOT registro;
CREATE INDEX cartera_cups ON punto_suministro (cups) WHERE NOT registro;
CREATE INDEX cartera_cliente ON punto_suministro (cliente_nombre, cups) WHERE NOT registro;
CREATE INDEX cartera_municipio ON punto_suministro (municipio, cups) WHERE NOT registro;
CREATE INDEX cartera_tarifa ON punto_suministro (tarifa, cups) WHERE NOT registro;
CREATE INDEX cartera_consumo ON punto_suministro (consumo_anual_kwh, cups) WHERE NOT registro;
CREATE INDEX cartera_provincia ON punto_suministro (provincia, cups) WHERE NOT registro;
CREATE INDEX cartera_provincia_tarifa ON punto_suministro (provincia, tarifa) WHERE NOT registro;
CREATE INDEX cartera_distribuidora ON punto_suministro (distribuidora, cups) WHERE NOT registro;

CREATE INDEX registro_busqueda ON punto_suministro USING gin (busqueda gin_trgm_ops) WHERE registro;
CREATE INDEX registro_municipio ON punto_suministro (municipio, cups) WHERE registro;
CREATE INDEX registro_tarifa ON punto_suministro (tarifa, cups) WHERE registro;
CREATE INDEX registro_consumo ON punto_suministro (consumo_anual_kwh, cups) WHERE registro;
CREATE INDEX registro_provincia ON punto_suministro (provincia, cups) WHERE registro;
CREATE INDEX registro_provincia_tarifa ON punto_suministro (provincia, tarifa) WHERE registro;
CREATE INDEX registro_distribuidora ON punto_suministro (distribuidora, cups) WHERE registro;

-- A point with a client carries the client's name and representative.
CREATE FUNCTION punto_suministro_de_cliente() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT nombre, comercial_id INTO NEW.cliente_nombre, NEW.comercial_id FROM cliente WHERE id = NEW.cliente_id;
  RETURN NEW;
END;
$$;

CREATE TRIGGER punto_suministro_de_cliente
  BEFORE INSERT OR UPDATE OF cliente_id ON punto_suministro
  FOR EACH ROW WHEN (NEW.cliente_id IS NOT NULL)
  EXECUTE FUNCTION punto_suministro_de_cliente();

CREATE FUNCTION punto_suministro_sin_cliente() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cliente_nombre := NULL;
  RETURN NEW;
END;
$$;

CREATE TRIGGER punto_suministro_sin_cliente
  BEFORE UPDATE OF cliente_id ON punto_suministro
  FOR EACH ROW WHEN (NEW.cliente_id IS NULL AND OLD.cliente_id IS NOT NULL)
  EXECUTE FUNCTION punto_suministro_sin_cliente();

CREATE FUNCTION cliente_a_sus_puntos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE punto_suministro SET cliente_nombre = NEW.nombre, comercial_id = NEW.comercial_id
    WHERE cliente_id = NEW.id;
  RETURN NULL;
END;
$$;

CREATE TRIGGER cliente_a_sus_puntos
  AFTER UPDATE OF nombre, comercial_id ON cliente
  FOR EACH ROW
  WHEN (OLD.nombre <> NEW.nombre OR OLD.comercial_id IS DISTINCT FROM NEW.comercial_id)
  EXECUTE FUNCTION cliente_a_sus_puntos();

-- How many points there are of each kind, so that a count and the values of a filter need not read the points. Every
-- change adds rows with the difference: nobody waits for a counter. resumir_recuento() folds them together.
CREATE TABLE punto_suministro_recuento (
  comercial_id uuid,
  registro boolean NOT NULL,
  tarifa text,
  provincia text,
  distribuidora text NOT NULL,
  con_contrato boolean NOT NULL,
  puntos bigint NOT NULL
);

CREATE FUNCTION contar_puntos_nuevos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO punto_suministro_recuento
    SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, count(*)
    FROM nuevos GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END;
$$;

CREATE FUNCTION contar_puntos_borrados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO punto_suministro_recuento
    SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, -count(*)
    FROM viejos GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END;
$$;

CREATE FUNCTION contar_puntos_cambiados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO punto_suministro_recuento
    SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, sum(punto)
    FROM (
      SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato,
        1 AS punto FROM nuevos
      UNION ALL
      SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, -1 FROM viejos
    ) AS cambios
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(punto) <> 0;
  RETURN NULL;
END;
$$;

CREATE TRIGGER contar_puntos_nuevos AFTER INSERT ON punto_suministro
  REFERENCING NEW TABLE AS nuevos FOR EACH STATEMENT EXECUTE FUNCTION contar_puntos_nuevos();
CREATE TRIGGER contar_puntos_borrados AFTER DELETE ON punto_suministro
  REFERENCING OLD TABLE AS viejos FOR EACH STATEMENT EXECUTE FUNCTION contar_puntos_borrados();
CREATE TRIGGER contar_puntos_cambiados AFTER UPDATE ON punto_suministro
  REFERENCING OLD TABLE AS viejos NEW TABLE AS nuevos
  FOR EACH STATEMENT EXECUTE FUNCTION contar_puntos_cambiados();

-- One at a time: whoever finds it taken leaves it to the other.
CREATE FUNCTION resumir_recuento() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('punto_suministro_recuento')) THEN RETURN; END IF;
  WITH viejas AS (DELETE FROM punto_suministro_recuento RETURNING *)
  INSERT INTO punto_suministro_recuento
    SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, sum(puntos)
    FROM viejas GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(puntos) <> 0;
END;
$$;

-- The SIPS sheet as it came, apart from the point: lists never read it.
CREATE TABLE ficha_sips (
  cups text COLLATE "C" PRIMARY KEY,
  fecha date NOT NULL,
  formato text NOT NULL,
  datos jsonb NOT NULL
);

-- What was used between two readings: opening one excluded, closing one included. Lists of P1…Pn without their last
-- zeros. No foreign key: the import writes points before their rows, and a thousand million look-ups would be for nothing.
CREATE TABLE consumo (
  cups text COLLATE "C" NOT NULL,
  desde date NOT NULL,
  hasta date NOT NULL CHECK (hasta >= desde),
  codigo_tarifa text,
  tipo_lectura text,
  fuente text NOT NULL CHECK (fuente IN ('sips', 'manual')),
  activa_kwh double precision[] NOT NULL,
  -- In SIPS2026 the inductive one.
  reactiva_kvarh double precision[] NOT NULL,
  capacitiva_kvarh double precision[],
  maximetro_kw double precision[] NOT NULL,
  PRIMARY KEY (cups, hasta, desde)
) PARTITION BY HASH (cups);

-- A day of a load curve: the energy of its intervals in the order they pass, in Wh, big-endian, two bytes each or four
-- when one does not fit in two; all ones where there is no reading.
CREATE TABLE curva_dia (
  cups text COLLATE "C" NOT NULL,
  magnitud text NOT NULL CHECK (magnitud IN ('activa', 'vertida', 'generada', 'autoconsumida')),
  -- The last three digits of the CIL, in the curves of a production facility; otherwise 0.
  instalacion smallint NOT NULL DEFAULT 0,
  dia date NOT NULL,
  -- Minutes of an interval.
  resolucion smallint NOT NULL CHECK (resolucion IN (15, 60)),
  wh bytea NOT NULL,
  -- One bit by interval, the first one the highest of its byte; null when none is estimated.
  estimados bytea,
  PRIMARY KEY (cups, magnitud, instalacion, dia)
) PARTITION BY HASH (cups);

-- The Wh of the intervals of a day; null where there is no reading.
CREATE FUNCTION curva_desplegar(wh bytea, resolucion int) RETURNS bigint[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  -- A day has 25 hours at most.
  ancho int := CASE WHEN length(wh) > 2 * 25 * 60 / resolucion THEN 4 ELSE 2 END;
  vacio bigint := 256::bigint ^ ancho - 1;
  valores bigint[] := '{}';
  valor bigint;
BEGIN
  FOR i IN 0..length(wh) / ancho - 1 LOOP
    valor := 0;
    FOR b IN 0..ancho - 1 LOOP valor := valor * 256 + get_byte(wh, i * ancho + b); END LOOP;
    valores := valores || nullif(valor, vacio);
  END LOOP;
  RETURN valores;
END;
$$;

CREATE FUNCTION curva_plegar(valores bigint[]) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN (SELECT max(valor) FROM unnest(valores) valor) >= 65535
      THEN (SELECT string_agg(substr(int8send(coalesce(valor, 4294967295)), 5), '' ORDER BY sitio)
        FROM unnest(valores) WITH ORDINALITY AS t (valor, sitio))
    ELSE (SELECT string_agg(substr(int8send(coalesce(valor, 65535)), 7), '' ORDER BY sitio)
      FROM unnest(valores) WITH ORDINALITY AS t (valor, sitio))
  END
$$;

-- A day with the new readings, and the old ones where there is no new one.
CREATE FUNCTION curva_completar(viejo bytea, nuevo bytea, resolucion int) RETURNS bytea
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT curva_plegar(array_agg(coalesce(n, v) ORDER BY sitio))
  FROM unnest(curva_desplegar(viejo, resolucion), curva_desplegar(nuevo, resolucion))
    WITH ORDINALITY AS t (v, n, sitio)
$$;

DO $$
BEGIN
  FOR parte IN 0..15 LOOP
    EXECUTE format('CREATE TABLE consumo_%s PARTITION OF consumo FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
      lpad(parte::text, 2, '0'), parte);
    EXECUTE format('CREATE TABLE curva_dia_%s PARTITION OF curva_dia FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
      lpad(parte::text, 2, '0'), parte);
  END LOOP;
END;
$$;
