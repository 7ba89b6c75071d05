-- The tariff goes into the index of words: a common word within a tariff ("alcalá" in 3.0TD) is answered by the index
-- alone, without reading a dozen points for each one that has both. A trusted extension: the owner of the database may
-- create it. The index is as large as before, because a tariff is one entry.
CREATE EXTENSION IF NOT EXISTS btree_gin;

DROP INDEX cartera_busqueda;
CREATE INDEX cartera_busqueda ON punto_suministro USING gin (busqueda gin_trgm_ops, tarifa) WHERE NOT registro;

DROP INDEX registro_busqueda;
CREATE INDEX registro_busqueda ON punto_suministro USING gin (busqueda gin_trgm_ops, tarifa) WHERE registro;
