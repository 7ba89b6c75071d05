-- Gas is sold as electricity is, at a fixed term a month beside the price of its only period.
ALTER TABLE producto DROP CONSTRAINT producto_tipo_check;
ALTER TABLE producto ADD CONSTRAINT producto_tipo_check CHECK (tipo IN ('fijo', 'indexado', 'gas'));

-- €/month; null of electricity.
ALTER TABLE contrato ADD COLUMN precio_fijo_eur_mes double precision;
