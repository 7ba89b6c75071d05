-- Imports: what was sent, how far it is, what came of it. Their files stand in the data folder until they end.
CREATE TABLE importacion (
  id uuid PRIMARY KEY,
  usuario_id uuid NOT NULL REFERENCES usuario,
  nombre text COLLATE "es-x-icu" NOT NULL,
  -- The data folder with the files: only the process that holds it can read them.
  carpeta uuid NOT NULL,
  -- Their names; on disk each one is called by its place in the list.
  ficheros text[] NOT NULL,
  estado text NOT NULL DEFAULT 'en-cola'
    CHECK (estado IN ('en-cola', 'leyendo', 'guardando', 'terminada', 'cancelada', 'fallida')),
  formatos text[] NOT NULL,
  bytes bigint NOT NULL,
  bytes_leidos bigint NOT NULL DEFAULT 0,
  -- Rows of the files. Once it ends: filas = nuevas + cambiadas + iguales + rechazadas.
  filas bigint NOT NULL DEFAULT 0,
  nuevas bigint NOT NULL DEFAULT 0,
  cambiadas bigint NOT NULL DEFAULT 0,
  iguales bigint NOT NULL DEFAULT 0,
  rechazadas bigint NOT NULL DEFAULT 0,
  filas_por_segundo double precision,
  segundos_restantes double precision,
  motivo text,
  avisos text[] NOT NULL DEFAULT '{}',
  cups text[] NOT NULL DEFAULT '{}',
  -- Grows with every change: it numbers the events.
  revision int NOT NULL DEFAULT 1,
  creada_en timestamptz NOT NULL DEFAULT now(),
  terminada_en timestamptz,
  CHECK ((terminada_en IS NULL) = (estado IN ('en-cola', 'leyendo', 'guardando')))
);

CREATE INDEX importacion_creada_en ON importacion (creada_en);
CREATE INDEX importacion_usuario_id ON importacion (usuario_id, creada_en);
CREATE INDEX importacion_sin_terminar ON importacion (carpeta) WHERE terminada_en IS NULL;

-- The first rejected rows of an import; how many there were in all is in the import.
CREATE TABLE importacion_rechazo (
  importacion_id uuid NOT NULL REFERENCES importacion ON DELETE CASCADE,
  orden int NOT NULL,
  fichero text NOT NULL,
  linea bigint NOT NULL,
  motivo text NOT NULL,
  texto text NOT NULL,
  PRIMARY KEY (importacion_id, orden)
);

-- kWh of the last twelve months of a point brought to 365 days, as consumoAnual() in the domain: from the newest row
-- back, without those whose days were already counted, and with the oldest one by its share of days.
CREATE FUNCTION consumo_anual(punto text) RETURNS double precision LANGUAGE plpgsql STABLE AS $$
DECLARE
  fila record;
  inicio date;
  tope date;
  kwh double precision := 0;
  dias int := 0;
  dias_fila int;
BEGIN
  FOR fila IN
    SELECT desde, hasta, (SELECT coalesce(sum(uno), 0) FROM unnest(activa_kwh) AS uno) AS activa
    FROM consumo WHERE cups = punto AND hasta > desde
    ORDER BY hasta DESC, desde DESC
  LOOP
    inicio := coalesce(inicio, fila.hasta - 365);
    EXIT WHEN fila.hasta <= inicio;
    CONTINUE WHEN fila.hasta > tope;
    dias_fila := fila.hasta - greatest(fila.desde, inicio);
    kwh := kwh + fila.activa * dias_fila / (fila.hasta - fila.desde);
    dias := dias + dias_fila;
    tope := fila.desde;
  END LOOP;
  RETURN round((kwh * 365 / nullif(dias, 0))::numeric, 3);
END;
$$;

-- The readings of a day of curva_dia with whether each one is estimated; null where there is none.
CREATE FUNCTION lecturas_de_dia(wh bytea, estimados bytea, intervalos int)
  RETURNS TABLE (i int, valor bigint, estimado boolean)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT
    i,
    CASE
      WHEN length(wh) = 2 * intervalos THEN nullif(get_byte(wh, 2 * i) * 256 + get_byte(wh, 2 * i + 1), 65535)
      ELSE nullif(
        get_byte(wh, 4 * i)::bigint * 16777216 + get_byte(wh, 4 * i + 1) * 65536
          + get_byte(wh, 4 * i + 2) * 256 + get_byte(wh, 4 * i + 3),
        4294967295
      )
    END,
    -- PostgreSQL counts the bits of a byte from its lowest one.
    coalesce(get_bit(estimados, i / 8 * 8 + 7 - i % 8) = 1, false)
  FROM generate_series(0, intervalos - 1) AS i
$$;

-- A day of curva_dia over the one there was: each new reading takes the place of the old one. Counts the readings that
-- were missing, and those that changed.
CREATE FUNCTION superponer_dia(
  viejo bytea, viejos_estimados bytea, nuevo bytea, nuevos_estimados bytea, intervalos int,
  OUT wh bytea, OUT estimados bytea, OUT nuevas int, OUT cambiadas int
)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  WITH junto AS (
    SELECT i, v.valor AS antes, n.valor AS ahora, v.estimado AS antes_estimado, n.estimado AS ahora_estimado,
      coalesce(n.valor, v.valor) AS valor,
      CASE WHEN n.valor IS NULL THEN v.estimado ELSE n.estimado END AS estimado
    FROM lecturas_de_dia(viejo, viejos_estimados, intervalos) v
    JOIN lecturas_de_dia(nuevo, nuevos_estimados, intervalos) n USING (i)
  ),
  ancho AS (SELECT CASE WHEN max(valor) > 65534 THEN 4 ELSE 2 END AS bytes FROM junto)
  SELECT
    (SELECT string_agg(substring(int8send(coalesce(valor, 4294967295)) FROM 9 - bytes), '' ORDER BY i)
      FROM junto, ancho),
    (SELECT CASE WHEN max(octeto) > 0 THEN string_agg(substring(int4send(octeto) FROM 4), '' ORDER BY grupo) END
      FROM (
        SELECT i / 8 AS grupo, sum(CASE WHEN estimado THEN 128 >> (i % 8) ELSE 0 END)::int AS octeto
        FROM junto GROUP BY 1
      ) AS octetos),
    (SELECT count(*)::int FROM junto WHERE ahora IS NOT NULL AND antes IS NULL),
    (SELECT count(*)::int FROM junto
      WHERE ahora IS NOT NULL AND (ahora <> antes OR antes IS NOT NULL AND ahora_estimado <> antes_estimado))
$$;
