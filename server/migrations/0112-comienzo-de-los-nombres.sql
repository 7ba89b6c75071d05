-- The clients whose name begins with what is typed, in the order of their names.
CREATE INDEX cliente_comienzo ON cliente (plegar(nombre) COLLATE "C", id) WHERE borrado_en IS NULL;
