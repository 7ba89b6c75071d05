-- What the rules of commission are asked of each supply of a saved analysis with its chosen product, so that a list tells
-- what a sale leaves its reader without opening the documents. A year is brought from the days studied.
CREATE FUNCTION casos_de_comision(documento jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'cups', punto ->> 'cups',
    'productoId', oferta ->> 'idProducto',
    'comercializadora', coalesce(oferta ->> 'comercializadora', ''),
    'tarifa', coalesce(punto -> 'punto' ->> 'tarifa', ''),
    'consumoAnualKwh', coalesce((
      SELECT round(round(sum((linea ->> 'cantidad')::numeric), 3) * 365 / nullif((punto ->> 'dias')::numeric, 0))
      FROM jsonb_array_elements(punto -> 'actual' -> 'facturas') factura,
        jsonb_array_elements(factura -> 'lineas') linea
      WHERE linea ->> 'concepto' = 'energia'
    ), 0),
    'potenciasKw', coalesce(nullif(punto -> 'potenciaEstudio', 'null'), punto -> 'punto' -> 'potenciasKw', '[]'),
    'feeEnergiaEurMwh', coalesce((documento ->> 'costeOperativoComercial')::numeric, 0),
    'feePotenciaEurKwAnio', coalesce((documento ->> 'costeOperativoPotenciaComercial')::numeric, 0)
  ) ORDER BY lugar), '[]')
  FROM jsonb_array_elements(documento -> 'puntos') WITH ORDINALITY puntos (punto, lugar)
  JOIN jsonb_array_elements(documento -> 'datosCupsProducto') oferta
    ON oferta ->> 'cups' = punto ->> 'cups' AND oferta ->> 'idProducto' = punto ->> 'idProducto'
      AND jsonb_typeof(oferta -> 'facturas') = 'array'
$$;

ALTER TABLE analisis ADD COLUMN casos_de_comision jsonb NOT NULL
  GENERATED ALWAYS AS (casos_de_comision(documento)) STORED;
