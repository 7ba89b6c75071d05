-- Every page of the list says how many points its reader sees in all, and the recuento has a row for each kind of point: tens
-- of thousands in a large portfolio. This one knows only whose they are, some hundred rows.
CREATE TABLE punto_suministro_recuento_titular (
  comercial_id uuid,
  registro boolean NOT NULL,
  puntos bigint NOT NULL
);

INSERT INTO punto_suministro_recuento_titular
  SELECT comercial_id, registro, sum(puntos) FROM punto_suministro_recuento GROUP BY 1, 2 HAVING sum(puntos) <> 0;

CREATE OR REPLACE FUNCTION contar_puntos_nuevos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH mas AS (
    INSERT INTO punto_suministro_recuento
      SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, count(*)
      FROM nuevos GROUP BY 1, 2, 3, 4, 5, 6
    RETURNING *
  )
  INSERT INTO punto_suministro_recuento_titular
    SELECT comercial_id, registro, sum(puntos) FROM mas GROUP BY 1, 2;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION contar_puntos_borrados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH menos AS (
    INSERT INTO punto_suministro_recuento
      SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, -count(*)
      FROM viejos GROUP BY 1, 2, 3, 4, 5, 6
    RETURNING *
  )
  INSERT INTO punto_suministro_recuento_titular
    SELECT comercial_id, registro, sum(puntos) FROM menos GROUP BY 1, 2;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION contar_puntos_cambiados() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH cambios AS (
    INSERT INTO punto_suministro_recuento
      SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, sum(punto)
      FROM (
        SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato,
          1 AS punto FROM nuevos
        UNION ALL
        SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, -1 FROM viejos
      ) AS cambiados
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(punto) <> 0
    RETURNING *
  )
  INSERT INTO punto_suministro_recuento_titular
    SELECT comercial_id, registro, sum(puntos) FROM cambios GROUP BY 1, 2 HAVING sum(puntos) <> 0;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION resumir_recuento() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('punto_suministro_recuento')) THEN RETURN; END IF;
  WITH viejas AS (DELETE FROM punto_suministro_recuento RETURNING *)
  INSERT INTO punto_suministro_recuento
    SELECT comercial_id, registro, tarifa, provincia, distribuidora, con_contrato, sum(puntos)
    FROM viejas GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(puntos) <> 0;
  WITH viejas AS (DELETE FROM punto_suministro_recuento_titular RETURNING *)
  INSERT INTO punto_suministro_recuento_titular
    SELECT comercial_id, registro, sum(puntos) FROM viejas GROUP BY 1, 2 HAVING sum(puntos) <> 0;
END;
$$;
