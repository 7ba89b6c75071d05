-- The list in the order of the tariff and of the consumption within it: the largest consumptions of a house are of other
-- tariffs than most of its points, so that the index of the consumption alone is read in vain.
CREATE INDEX cartera_tarifa_consumo ON punto_suministro (tarifa, consumo_anual_kwh, cups) WHERE NOT registro;
CREATE INDEX registro_tarifa_consumo ON punto_suministro (tarifa, consumo_anual_kwh, cups) WHERE registro;

-- What is under contract is added up without reading the points, for a house and for a representative.
CREATE INDEX punto_suministro_contratado ON punto_suministro (registro, comercial_id, consumo_anual_kwh)
  WHERE con_contrato;
