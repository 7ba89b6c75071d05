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

-- A reading of a day of curva_dia, by its place from 0; null where there is none.
CREATE FUNCTION lectura_de_dia(wh bytea, intervalos int, i int) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN length(wh) = 2 * intervalos THEN nullif(get_byte(wh, 2 * i) * 256 + get_byte(wh, 2 * i + 1), 65535)
    ELSE nullif(
      get_byte(wh, 4 * i)::bigint * 16777216 + get_byte(wh, 4 * i + 1) * 65536
        + get_byte(wh, 4 * i + 2) * 256 + get_byte(wh, 4 * i + 3),
      4294967295
    )
  END;

-- A day of curva_dia over the one there was: each new reading takes the place of the old one. Counts the readings that
-- were missing, and those that changed. In PL/pgSQL because it takes a tenth of the time of one query a day.
CREATE FUNCTION superponer_dia(
  viejo bytea, viejos_estimados bytea, nuevo bytea, nuevos_estimados bytea, intervalos int,
  OUT wh bytea, OUT estimados bytea, OUT nuevas int, OUT cambiadas int
)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  valores bigint[] := array_fill(NULL::bigint, ARRAY[intervalos]);
  marcas bytea := decode(repeat('00', (intervalos + 7) / 8), 'hex');
  cifras int := 4;
  vacio text := 'ffff';
  hex text := '';
  antes bigint;
  ahora bigint;
  bit int;
  estimado_antes boolean;
  estimado boolean;
BEGIN
  nuevas := 0;
  cambiadas := 0;
  FOR i IN 0..intervalos - 1 LOOP
    antes := lectura_de_dia(viejo, intervalos, i);
    ahora := lectura_de_dia(nuevo, intervalos, i);
    -- PostgreSQL counts the bits of a byte from its lowest one.
    bit := i / 8 * 8 + 7 - i % 8;
    estimado_antes := viejos_estimados IS NOT NULL AND get_bit(viejos_estimados, bit) = 1;
    estimado := estimado_antes;
    IF ahora IS NOT NULL THEN
      estimado := nuevos_estimados IS NOT NULL AND get_bit(nuevos_estimados, bit) = 1;
      IF antes IS NULL THEN
        nuevas := nuevas + 1;
      ELSIF ahora <> antes OR estimado <> estimado_antes THEN
        cambiadas := cambiadas + 1;
      END IF;
      antes := ahora;
    END IF;
    valores[i + 1] := antes;
    IF antes > 65534 THEN
      cifras := 8;
      vacio := 'ffffffff';
    END IF;
    IF estimado THEN
      marcas := set_bit(marcas, bit, 1);
      estimados := marcas;
    END IF;
  END LOOP;
  FOREACH antes IN ARRAY valores LOOP
    hex := hex || coalesce(lpad(to_hex(antes), cifras, '0'), vacio);
  END LOOP;
  wh := decode(hex, 'hex');
END;
$$;
