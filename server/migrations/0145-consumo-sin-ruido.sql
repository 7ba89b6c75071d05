-- Yearly consumption was stored with the noise of binary sums (44970.020000000004): it is kept to the Wh.
UPDATE punto_suministro SET consumo_anual_kwh = round(consumo_anual_kwh::numeric, 3)
WHERE consumo_anual_kwh <> round(consumo_anual_kwh::numeric, 3)::double precision;

UPDATE contrato SET consumo_anual_kwh = round(consumo_anual_kwh::numeric, 3)
WHERE consumo_anual_kwh <> round(consumo_anual_kwh::numeric, 3)::double precision;
