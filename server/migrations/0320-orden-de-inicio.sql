-- The cards of the home page in the order that the account has chosen; null until it has.
ALTER TABLE usuario ADD COLUMN orden_de_inicio text[];
